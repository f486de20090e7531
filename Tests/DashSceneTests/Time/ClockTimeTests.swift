import DashScene
import Testing

@Suite struct ClockTimeTests {
    @Test(arguments: [
        ("9:41", "9:41"), ("09:41", "9:41"), ("0:00", "12:00"), ("12:59", "12:59"), ("13:00", "1:00"),
        ("23:59", "11:59"), ("12:05", "12:05"),
    ])
    func isShownOnTheTwelveHourClock(_ input: String, _ shown: String) throws {
        #expect(try #require(ClockTime(parsing: input)).text() == shown)
    }

    @Test(arguments: [("9:41", "09:41"), ("0:00", "00:00"), ("12:05", "12:05"), ("18:05", "18:05"), ("23:59", "23:59")])
    func isShownOnTheTwentyFourHourClock(_ input: String, _ shown: String) throws {
        #expect(try #require(ClockTime(parsing: input)).text(.twentyFourHour) == shown)
    }

    @Test(arguments: ["24:00", "9:60", "9", "9:4", "009:41", "9:41 AM", "", ":", "-1:00", "٩:٤١", "9.41"])
    func otherTextIsRefused(_ text: String) { #expect(ClockTime(parsing: text) == nil) }

    @Test(arguments: [("12:30", 38, "1:08"), ("23:50", 20, "12:10"), ("9:41", 38, "10:19"), ("0:10", -20, "11:50")])
    func minutesWrap(_ start: String, _ minutes: Int, _ shown: String) throws {
        #expect(try #require(ClockTime(parsing: start)).adding(minutes: minutes).text() == shown)
    }
}

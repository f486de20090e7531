/// Finds keys that an object gives twice, anywhere in a file.
enum DuplicateKeys {
    static func check(_ reader: ScriptReader) {
        switch reader.value.kind {
        case .object(let members): check(members, in: reader)
        default: break
        }
        for element in reader.elements { check(element) }
        for (_, member) in reader.members { check(member) }
    }

    private static func check(_ members: [JSONMember], in reader: ScriptReader) {
        var first: [String: Int] = [:]
        for member in members {
            guard let earlier = first[member.key] else {
                first[member.key] = member.offset
                continue
            }
            reader.log.add(
                .error, offset: member.offset, path: reader.path.appending(member.key).description,
                "this key is given twice; the first is on \(reader.log.line(of: earlier))")
        }
    }
}

extension JSONValue {
    /// The value with the one at a path replaced, or a last key added; unchanged where the path leads nowhere.
    func replacing(_ steps: ArraySlice<JSONPath.Step>, with new: JSONValue) -> JSONValue {
        guard let step = steps.first else { return new }
        var changed = self
        switch (step, kind) {
        case (.key(let key), .object(var members)):
            if let index = members.firstIndex(where: { $0.key == key }) {
                members[index].value = members[index].value.replacing(steps.dropFirst(), with: new)
            } else if steps.count == 1 {
                members.append(JSONMember(key: key, offset: new.offset, value: new))
            }
            changed.kind = .object(members)
        case (.index(let index), .array(var values)) where values.indices.contains(index):
            values[index] = values[index].replacing(steps.dropFirst(), with: new)
            changed.kind = .array(values)
        default: break
        }
        return changed
    }

    /// The value as if its text stood further down, so that its parts' places are not taken for others.
    func moved(by distance: Int) -> JSONValue {
        var moved = self
        moved.offset += distance
        switch kind {
        case .array(let values): moved.kind = .array(values.map { $0.moved(by: distance) })
        case .object(let members):
            moved.kind = .object(
                members.map {
                    JSONMember(key: $0.key, offset: $0.offset + distance, value: $0.value.moved(by: distance))
                })
        default: break
        }
        return moved
    }
}

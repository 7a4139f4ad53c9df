/**
 * Files in the formats of each importer, by its id. The first is read cell by cell in the importer's own test; all of them are handed to
 * every importer, so that none reads the file of another.
 */
export const samples = {
  csv: [
    'id;city;"note;s"\r\n1;Köln;"a ""b"""\r\n2;Bonn;"two\r\nlines"\r\n3;Aachen;\r\n',
    'id,city\n1,Bonn\n2,Aachen\n',
    'id\tcity\n1\tBonn\n2\tAachen\n',
    '"id"|"at"\n1|"{""lat"": 50.9}"\n',
  ],
  json: [
    '{"cities": [{"id": 1, "name": "K\\u00f6ln", "at": {"lat": 50.9}}, {"id": 2, "name": null}],\n "roads": [{"no": "A1"}, {"no": "B2"}]}',
    '[{"id": 1, "city": "Bonn"}, {"id": 2, "city": "Aachen"}]\n',
    '{"id": 1, "city": "Bonn"}\n{"id": 2, "city": "Aachen"}\n',
  ],
} as const;

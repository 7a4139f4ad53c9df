/** DuckDB's side of bench/parquet.mjs: `node duckdb-people.mjs <rows> <file> <codec>` writes people of the same columns and types as Parquet. */
import { DuckDBInstance } from '@duckdb/node-api';

const [rows, file, codec] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
const lists = { given: 3000, surname: 10000, street: 5000, city: 8000, region: 51 };
const words = Object.entries(lists).map(
  ([name, count]) => `list_transform(range(${count}), i -> '${name}' || i) AS ${name}`,
);
await connection.run(`CREATE TABLE words AS SELECT ${words.join(', ')}`);
const below = (count, salt) => `(hash(i, ${salt}) % ${count})::BIGINT`;
const pick = (list, salt) => `${list}[1 + ${below(lists[list], salt)}]`;
const digits = (count, salt) => `lpad(${below(10 ** count, salt)}::VARCHAR, ${count}, '0')`;
await connection.run(`COPY (
  SELECT i + 1 AS id, uuid() AS uuid, ${pick('given', 1)} AS first_name, ${pick('surname', 2)} AS last_name,
    lower(${pick('given', 1)}) || '.' || lower(${pick('surname', 2)}) || '@example.' || ['com', 'org', 'net'][1 + ${below(3, 3)}] AS email,
    DATE '1940-01-01' + ${below(25000, 4)}::INT AS birth_date,
    ${below(9999, 5)}::VARCHAR || ' ' || ${pick('street', 6)} AS street, ${pick('city', 7)} AS city, ${pick('region', 8)} AS region,
    ${digits(5, 9)} AS postcode, '(' || ${digits(3, 10)} || ') 555-' || ${digits(4, 11)} AS phone, '4' || ${digits(15, 12)} AS card,
    (${below(100000, 13)} / 100.0)::DECIMAL(10, 2) AS amount, make_timestamp_ms(1600000000000 + ${below(10 ** 11, 14)}) AS created_at
  FROM range(${rows}) t(i), words
) TO '${file}' (FORMAT parquet, COMPRESSION ${codec})`);

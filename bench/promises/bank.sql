-- each transfer has two entries, and their sum is 0
SELECT count(*) FROM transfers t LEFT JOIN (SELECT transfer_id, count(*) AS n, count(DISTINCT side) AS sides, sum(amount::DECIMAL(18, 2)) AS amount FROM entries GROUP BY transfer_id) e ON e.transfer_id = t.id
WHERE NOT coalesce(e.n = 2 AND e.sides = 2 AND e.amount = 0, false);

-- the books balance: the sum of all entries is 0
SELECT coalesce(sum(amount::DECIMAL(18, 2)), 0) <> 0 FROM entries;

-- the entry of the customer is on the account of the transfer
SELECT count(*) FROM entries e JOIN transfers t ON t.id = e.transfer_id JOIN accounts a ON a.id = t.account_id
WHERE (e.side = 'customer') <> (e.iban = a.iban) OR e.booked_on <> t.booked_on;

-- an account's closing balance is its opening balance and all that moved since
SELECT count(*) FROM accounts a
LEFT JOIN (SELECT e.iban, sum(e.amount::DECIMAL(18, 2)) AS amount FROM entries e WHERE e.side = 'customer' GROUP BY 1) m ON m.iban = a.iban
LEFT JOIN (SELECT c.account_id, sum(p.amount::DECIMAL(18, 2)) AS amount FROM card_payments p JOIN cards c ON c.id = p.card_id WHERE p.state = 'booked' GROUP BY 1) p ON p.account_id = a.id
WHERE a.transferred::DECIMAL(18, 2) <> coalesce(m.amount, 0) OR a.paid_by_card::DECIMAL(18, 2) <> coalesce(p.amount, 0)
  OR a.closing_balance::DECIMAL(18, 2) <> a.opening_balance::DECIMAL(18, 2) + coalesce(m.amount, 0) - coalesce(p.amount, 0);

-- what comes in goes to the account's IBAN: wages and refunds are above 0, all else below
SELECT count(*) FROM transfers WHERE (amount::DECIMAL(18, 2) > 0) <> (kind IN ('wages', 'refund'));

-- wages come once a month, of the same amount and employer
SELECT count(*) FROM (SELECT account_id, left(booked_on, 7) AS month, count(*) AS n FROM transfers WHERE kind = 'wages' GROUP BY 1, 2) WHERE n <> 1;
SELECT count(*) FROM (SELECT account_id, count(DISTINCT (amount, other_name, other_iban)) AS n FROM transfers WHERE kind = 'wages' GROUP BY 1) WHERE n <> 1;

-- an account shows its customer's name
SELECT count(*) FROM accounts a JOIN customers c ON c.id = a.customer_id WHERE a.holder <> c.name;

-- IBANs have right check digits (ISO 7064, mod 97-10)
SELECT count(*) FROM (SELECT iban FROM accounts UNION ALL SELECT other_iban FROM transfers UNION ALL SELECT iban FROM entries) AS t(iban)
WHERE (substr(iban, 5) || '1314' || substr(iban, 3, 2))::HUGEINT % 97 <> 1;

-- a card has spent what its booked payments say
SELECT count(*) FROM cards c LEFT JOIN (SELECT card_id, sum(amount::DECIMAL(18, 2)) AS spent FROM card_payments WHERE state = 'booked' GROUP BY 1) p ON p.card_id = c.id
WHERE c.spent::DECIMAL(18, 2) <> coalesce(p.spent, 0);

-- no seat is sold twice for an event
SELECT count(*) - count(DISTINCT (event_id, seat_number)) FROM tickets;

-- each ticket is for a seat of the event's hall, with its row, number and tier
SELECT count(*) FROM tickets t
WHERE NOT EXISTS (SELECT 1 FROM events e JOIN seats s ON s.hall_id = e.hall_id
  WHERE e.id = t.event_id AND s.hall_id = t.hall_id AND s.number = t.seat_number AND s.row = t.row AND s.seat = t.seat AND s.tier = t.tier);

-- a ticket costs what its tier costs at the event of its order
SELECT count(*) FROM tickets t JOIN orders o ON o.id = t.order_id
LEFT JOIN tiers c ON c.event_id = o.event_id AND c.name = t.tier
WHERE o.event_id <> t.event_id OR c.price IS NULL OR c.price::DECIMAL(18, 2) <> t.price::DECIMAL(18, 2);

-- each event has each tier once, and those in front cost more
SELECT count(*) FROM events e
LEFT JOIN tiers f ON f.event_id = e.id AND f.name = 'front'
LEFT JOIN tiers m ON m.event_id = e.id AND m.name = 'middle'
LEFT JOIN tiers b ON b.event_id = e.id AND b.name = 'back'
WHERE NOT coalesce(f.price::DECIMAL(18, 2) > m.price::DECIMAL(18, 2) AND m.price::DECIMAL(18, 2) > b.price::DECIMAL(18, 2), false);

-- the seats of a hall are numbered from 1 to as many as it has
SELECT count(*) FROM halls h
LEFT JOIN (SELECT hall_id, count(*) AS n, count(DISTINCT number) AS d, min(number::INT) AS a, max(number::INT) AS z FROM seats GROUP BY hall_id) s ON s.hall_id = h.id
WHERE NOT coalesce(n = h.seat_count::INT AND d = n AND a = 1 AND z = n, false);

-- an order has as many tickets as it says: those it wanted, or none
SELECT count(*) FROM orders o LEFT JOIN (SELECT order_id, count(*) AS n FROM tickets GROUP BY order_id) t ON t.order_id = o.id
WHERE coalesce(n, 0) <> o.ticket_count::INT OR o.ticket_count::INT NOT IN (0, o.seats_wanted::INT) OR (o.ticket_count = '0') <> (o.state = 'waiting list');

-- the seats of an order are beside one another
SELECT count(*) FROM (SELECT order_id, max(seat_number::INT) - min(seat_number::INT) + 1 AS span, count(*) AS n FROM tickets GROUP BY order_id)
WHERE span <> n;

-- the price of an order is the sum of its tickets, its total that and the fee
SELECT count(*) FROM orders o LEFT JOIN (SELECT order_id, sum(price::DECIMAL(18, 2)) AS price, sum(refunded::DECIMAL(18, 2)) AS refunded FROM tickets GROUP BY order_id) t ON t.order_id = o.id
WHERE o.price::DECIMAL(18, 2) <> coalesce(t.price, 0) OR o.refunded::DECIMAL(18, 2) <> coalesce(t.refunded, 0)
  OR o.fee::DECIMAL(18, 2) <> o.ticket_count::INT * 1.75 OR o.total::DECIMAL(18, 2) <> o.price::DECIMAL(18, 2) + o.fee::DECIMAL(18, 2);

-- what was given back for a ticket is the sum of its refunds, and never more than it cost
SELECT count(*) FROM tickets t LEFT JOIN (SELECT ticket_code, sum(amount::DECIMAL(18, 2)) AS amount, count(*) AS n FROM refunds GROUP BY ticket_code) r ON r.ticket_code = t.code
WHERE t.refunded::DECIMAL(18, 2) <> coalesce(r.amount, 0) OR r.amount > t.price::DECIMAL(18, 2) OR r.n > 1;

-- every ticket of a cancelled event is refunded in full
SELECT count(*) FROM tickets t JOIN events e ON e.id = t.event_id
WHERE e.cancelled = 'true' AND t.refunded::DECIMAL(18, 2) <> t.price::DECIMAL(18, 2);

-- an event has sold as many tickets as it says, and earned what its orders paid
SELECT count(*) FROM events e LEFT JOIN (SELECT event_id, sum(ticket_count::INT) AS n, sum(total::DECIMAL(18, 2) - refunded::DECIMAL(18, 2)) AS income FROM orders GROUP BY event_id) o ON o.event_id = e.id
WHERE e.tickets::INT <> coalesce(o.n, 0) OR e.income::DECIMAL(18, 2) <> coalesce(o.income, 0);

-- orders come while tickets are sold, refunds after their order
SELECT (SELECT count(*) FROM orders o JOIN events e ON e.id = o.event_id WHERE o.placed_at NOT BETWEEN e.on_sale_at AND e.sold_until OR o.placed_at > '2026-01-01T00:00:00')
  + (SELECT count(*) FROM refunds r JOIN tickets t ON t.code = r.ticket_code JOIN orders o ON o.id = t.order_id WHERE r.paid_at < o.placed_at);

-- no two concerts are in a hall on the same night
SELECT count(*) - count(DISTINCT (hall_id, left(starts_at, 10))) FROM events;

-- a shipment weighs what its containers weigh
SELECT count(*) FROM shipments s LEFT JOIN (SELECT shipment_number, count(*) AS n, sum(weight_kg::INT) AS kg FROM loads GROUP BY 1) l ON l.shipment_number = s.number
WHERE l.n IS NULL OR s.containers::INT <> l.n OR s.weight_kg::INT <> l.kg;

-- it is delivered after it sailed, and as late as it says
SELECT count(*) FROM shipments s JOIN lanes l ON l.id = s.lane_id
WHERE s.sailed_on < s.booked_on OR s.delivered_on < s.sailed_on OR s.due_on::DATE - s.sailed_on::DATE <> l.days::INT OR s.delivered_on::DATE - s.due_on::DATE <> s.days_late::INT;

-- each shipment goes through each step once, one after another
SELECT count(*) FROM (
  SELECT shipment_number, string_agg(step, ',' ORDER BY "at") AS steps, count(DISTINCT "at") AS times FROM events GROUP BY 1
) WHERE steps <> 'booked,picked up,loaded,sailed,unloaded,delivered' OR times <> 6;

-- it is delivered on the day that its last event says
SELECT count(*) FROM shipments s JOIN events e ON e.shipment_number = s.number AND e.step = 'delivered' WHERE left(e.at, 10) <> s.delivered_on;

-- a shipment goes from and to the ports of its lane
SELECT count(*) FROM shipments s JOIN lanes l ON l.id = s.lane_id WHERE s.from_port <> l.from_port OR s.to_port <> l.to_port;

-- a container's number begins with the letters of its owner
SELECT count(*) FROM containers c JOIN carriers r ON r.id = c.carrier_id WHERE left(c.number, 4) <> r.owner;

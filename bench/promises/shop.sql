-- a line costs the price of its product, as often as it is ordered
SELECT count(*) FROM order_lines l JOIN products p ON p.id = l.product_id
WHERE l.price::DECIMAL(18, 2) <> p.price::DECIMAL(18, 2) OR l.amount::DECIMAL(18, 2) <> l.price::DECIMAL(18, 2) * l.quantity::INT;

-- the goods of an order are the sum of its lines
SELECT count(*) FROM orders o LEFT JOIN (SELECT order_id, sum(amount::DECIMAL(18, 2)) AS amount FROM order_lines GROUP BY order_id) l ON l.order_id = o.id
WHERE l.amount IS NULL OR o.goods::DECIMAL(18, 2) <> l.amount;

-- the total is goods less discount, with shipping and tax
SELECT count(*) FROM orders
WHERE total::DECIMAL(18, 2) <> goods::DECIMAL(18, 2) - discount::DECIMAL(18, 2) + shipping::DECIMAL(18, 2) + tax::DECIMAL(18, 2);

-- the discount is the customer's, to half a cent
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id
WHERE abs(o.discount::DECIMAL(18, 4) - o.goods::DECIMAL(18, 4) * CASE c.tier WHEN 'pro' THEN 0.10 WHEN 'plus' THEN 0.05 ELSE 0.00 END) > 0.005;

-- the tax is 8.25 % of what is paid for goods, to half a cent
SELECT count(*) FROM orders
WHERE abs(tax::DECIMAL(18, 6) - (goods::DECIMAL(18, 6) - discount::DECIMAL(18, 6)) * 0.0825) > 0.005;

-- a customer has spent the total of all their orders
SELECT count(*) FROM customers c LEFT JOIN (SELECT customer_id, sum(total::DECIMAL(18, 2)) AS total FROM orders GROUP BY 1) o ON o.customer_id = c.id
WHERE c.spent::DECIMAL(18, 2) <> coalesce(o.total, 0);

-- nobody orders before they joined
SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.placed_at < c.joined_on;

-- nobody sends back more than they have, and gets back what that cost
SELECT count(*) FROM returns r JOIN order_lines l ON l.id = r.line_id
WHERE r.pieces::INT NOT BETWEEN 1 AND l.quantity::INT OR r.refund::DECIMAL(18, 2) <> r.pieces::INT * l.price::DECIMAL(18, 2);

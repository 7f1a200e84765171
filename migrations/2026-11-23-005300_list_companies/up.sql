-- The list of companies that everybody sees, by name. Bytes compare alike everywhere, so that one index
-- serves the order and the beginnings of names.
create index companies_listed on companies ((lower(name) collate "C"), id)
  where state = 'approved';

-- A column of the admin's board of inquiries reads its own rows, one state after another.
create index inquiries_of_state on inquiries (state, created_at desc, id desc);

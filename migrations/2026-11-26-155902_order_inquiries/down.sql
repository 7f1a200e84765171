drop index inquiries_of_state;

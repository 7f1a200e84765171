drop index internship_items_of_admin;
drop index internship_items_submitted;
drop index applications_screening;

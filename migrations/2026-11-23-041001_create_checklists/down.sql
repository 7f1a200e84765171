drop table internship_items;
drop table checklist_templates;

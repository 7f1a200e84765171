alter table jobs drop column needs;

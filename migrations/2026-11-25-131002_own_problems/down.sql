alter table problems drop column company_id;

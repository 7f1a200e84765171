//! Rules by table, and the store on the database.

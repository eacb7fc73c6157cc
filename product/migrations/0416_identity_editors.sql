-- Editors are staff: their accounts stand in the schema of that name.
drop table identity.editor_tokens;
drop table identity.editors;

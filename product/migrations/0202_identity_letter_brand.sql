-- The name under which the house wrote the letter: that of the domain where its player was.
alter table identity.letters add column brand text;

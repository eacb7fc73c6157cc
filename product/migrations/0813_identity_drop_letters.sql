-- Emails and text messages are sent by the module `messages`.
drop table identity.letters;
drop table identity.texts;

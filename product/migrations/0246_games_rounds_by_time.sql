-- A player's rounds are read by their time, which `rounds_of_period` is sorted by: a second order of the same rounds made every round dearer.
drop index games.rounds_of_player;

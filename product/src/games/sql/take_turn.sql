-- Whether a player may begin a round of a game now by the pauses of their market, and notes that they do; one after the other for each player.
-- Verdicts: play · break (so much play without a break: it lasts until nothing was played for p_break) · game (another game was played a moment ago).
-- A round that was played under this key is answered whatever the time. What is asked for and then refused for another reason counts as play.
create or replace function games.take_turn(p_player bigint, p_key text, p_game text, p_after int, p_break int, p_between int)
  returns table (verdict text, until timestamptz) language plpgsql as $$
declare
  v_last games.pauses;
  v_now timestamptz;
begin
  verdict := 'play';
  insert into games.pauses (player_uid, game, since, last_at) values (p_player, p_game, clock_timestamp(), clock_timestamp()) on conflict do nothing;
  if not found then
    select * into v_last from games.pauses p where p.player_uid = p_player for update;
    v_now := clock_timestamp();
    if v_last.last_at + p_break * interval '1 second' <= v_now then
      v_last.since := v_now;
    elsif v_last.since + p_after * interval '1 second' <= v_now then
      verdict := 'break';
      until := v_last.last_at + p_break * interval '1 second';
    end if;
    if verdict = 'play' and v_last.game <> p_game and v_last.last_at + p_between * interval '1 second' > v_now then
      verdict := 'game';
      until := v_last.last_at + p_between * interval '1 second';
    end if;
    if verdict = 'play' then
      update games.pauses p set game = p_game, since = v_last.since, last_at = v_now where p.player_uid = p_player;
    elsif exists (select from games.keys k where k.player_uid = p_player and k.key = p_key) then
      verdict := 'play';
      until := null;
    end if;
  end if;
  return next;
end $$;

-- A bet is taken only in a frame that its own player opened for this game, and while that frame and the session of the site behind it go on. Error AN020 session.
create or replace function studios.check_session(p_wallet text, p_session text, p_player bigint, p_game text, p_currency text) returns void language plpgsql as $$
begin
  perform from studios.sessions s
    where s.id = p_session and s.wallet = p_wallet and s.uid = p_player and s.game = p_game and s.currency = p_currency
      and s.expires_at > now() and identity.is_session_open(s.site_session, p_player);
  if not found then
    raise exception 'session' using errcode = 'AN020';
  end if;
end $$;

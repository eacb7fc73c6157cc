-- Whether a round of this stake can be paid from a pack of its player now: the pack is locked until the end of the transaction, after the accounts of the house.
-- Error AN005: the player may not play now.
create or replace function games.lock_spin(p_pack bigint, p_player bigint, p_game text, p_currency text, p_stake bigint) returns boolean language plpgsql as $$
begin
  perform ledger.refuse_closed('player:' || p_player || ':main', p_currency);
  perform from games.packs k
    where k.id = p_pack and k.player_uid = p_player and k.game = p_game and k.currency = p_currency and k.stake_minor = p_stake
      and k.status = 'active' and k.remaining > 0 and k.expires_at > clock_timestamp()
    for no key update;
  return found;
end $$;

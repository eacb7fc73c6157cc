-- Locks this connection's share of a jackpot until the end of the transaction: before the accounts of the platform, in the order of the jackpots' ids. Answers its version,
-- its currency and the accounts that a stake feeds, the reserve last; no row where it takes no stakes. With p_wins the jackpot's own row is locked before it: who wins takes turns.
-- Whoever writes a jackpot's accounts has locked the share of their shard (or all of them), so a stake that feeds it need not lock each of the accounts beforehand.
create or replace function jackpots.lock_share(p_jackpot bigint, p_wins boolean) returns table (version integer, currency text, accounts text[]) language plpgsql as $$
begin
  if p_wins then
    perform from jackpots.jackpots j where j.id = p_jackpot for no key update;
  end if;
  return query select s.version, s.currency, s.accounts from jackpots.shares s
    where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard() for no key update;
end $$;

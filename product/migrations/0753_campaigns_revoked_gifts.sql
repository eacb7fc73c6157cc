-- What was taken away with a deposit that its provider took back: given again when the deposit is.
create table campaigns.revoked_gifts (
  deposit bigint not null,
  kind text not null check (kind in ('bonus', 'free_spins', 'free_bet')),
  gift bigint not null,
  primary key (kind, gift)
);
create index revoked_gifts_of_deposit on campaigns.revoked_gifts (deposit);

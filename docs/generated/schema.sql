-- The database as the migrations make it. Made by `npm run check -- --write`; not edited by hand.
-- From the history eee49cfc2dc1d70320a5c629d9e321f9c125297aed938bf7a9608466461bee38

-- Schemas

create schema ante;
create schema bonuses;
create schema campaigns;
create schema cashback;
create schema cashier;
create schema content;
create schema dormancy;
create schema draws;
create schema games;
create schema harm;
create schema identity;
create schema jackpots;
create schema ledger;
create schema loyalty;
create schema marketing;
create schema messages;
create schema outbox;
create schema players;
create schema privacy;
create schema protection;
create schema push;
create schema registers;
create schema sportsbook;
create schema staff;
create schema studios;
create schema support;
create schema tournaments;
create schema tracking;
create schema verification;

-- Types

create type sportsbook.bet_state as enum ('pending', 'open', 'won', 'lost', 'returned', 'rejected');
create type sportsbook.event_status as enum ('not_started', 'live', 'ended', 'postponed', 'cancelled', 'abandoned');
create type sportsbook.leg_result as enum ('win', 'half_win', 'push', 'void', 'half_loss', 'loss');
create type sportsbook.market_status as enum ('open', 'suspended', 'decided', 'closed', 'settled');
create type sportsbook.outcome_status as enum ('active', 'inactive');

-- Sequences

create sequence bonuses.bonuses_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence bonuses.cashbacks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence bonuses.decisions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence bonuses.flags_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence bonuses.moves_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence bonuses.reward_flags_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence campaigns.offers_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence campaigns.promotions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence campaigns.withheld_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence cashback.rechecks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence cashier.discrepancies_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence cashier.methods_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence cashier.requisites_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence cashier.transaction_id as bigint start 100001 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence content.banners_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence content.page_drafts_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence content.pages_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence content.settings_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence dormancy.cases_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence draws.draws_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence draws.rounds_to_count_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.chains_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.exports_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.live_rounds_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.packs_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.return_alarms_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.rewinds_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence games.seeds_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence harm.actions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence harm.interactions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence identity.sessions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence identity.terms_acceptances_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence identity.users_uid_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence jackpots.jackpots_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence jackpots.wins_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence ledger.accounts_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence ledger.ids as bigint start 0 increment 1 minvalue 0 maxvalue 999 cache 1 cycle;
create sequence loyalty.adjustments_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence loyalty.notices_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence loyalty.plays_to_count_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence loyalty.products_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence loyalty.purchases_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence marketing.campaigns_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence marketing.occasions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence messages.inbox_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence messages.outbox_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence outbox.events_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence players.news_choices_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence players.news_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence privacy.exports_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence protection.exclusions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence protection.limit_changes_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence protection.reality_checks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence push.deliveries_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence push.subscriptions_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence registers.answers_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence sportsbook.competitions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence sportsbook.events_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence sportsbook.free_bets_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence sportsbook.markets_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence sportsbook.participants_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence sportsbook.voids_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence staff.accounts_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence staff.requests_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.attachments_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.canned_answers_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.conversations_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.messages_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.notes_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.vendor_events_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence support.visitors_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tournaments.tournaments_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.consents_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.events_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.fraud_checks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.funnel_steps_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.hits_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.postbacks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence tracking.visits_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence verification.history_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence verification.tasks_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;

-- Tables

create table ante.assets (
  body bytea not null,
  brotli bytea,
  path text not null,
  seen_at timestamp with time zone not null default now(),
  type text not null
);
create table ante.leases (
  expires_at timestamp with time zone not null,
  name text not null,
  owner text not null
) with (fillfactor=50);
create table ante.migrations (
  done_at timestamp with time zone not null default now(),
  hash text not null,
  name text not null,
  number integer not null
);
create table ante.seeds (
  done_at timestamp with time zone not null default now(),
  name text not null
);
create table ante.sql_sources (
  applied_at timestamp with time zone not null default now(),
  hash text not null,
  kind text not null,
  name text not null
);
create table ante.write_probe (
  is_only boolean not null default true,
  written_at timestamp with time zone not null default now()
) with (fillfactor=50);
create table bonuses.bonuses (
  activated_at timestamp with time zone,
  activations integer not null default 0,
  active_until timestamp with time zone,
  amount_minor bigint not null,
  available_until timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  days integer not null,
  end_told_at timestamp with time zone,
  ended_at timestamp with time zone,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  kind text not null,
  loss jsonb,
  loss_due_minor bigint,
  odds_least integer,
  source text not null,
  stake_most_minor bigint,
  status text not null default 'available'::text,
  texts jsonb not null,
  uid bigint not null,
  wager_times integer not null,
  wagered_minor bigint not null default 0,
  weights jsonb not null
);
create table bonuses.cashbacks (
  amount_minor bigint not null,
  approved_by text,
  calculation jsonb,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  ended_at timestamp with time zone,
  finished_at timestamp with time zone not null default now(),
  held_days integer,
  id bigint generated always as identity not null,
  idempotency_key text not null,
  images jsonb,
  input_hash bytea not null,
  made_by text not null,
  program text,
  reason text not null,
  receiving_expired_at timestamp with time zone,
  request_key text,
  status text not null,
  texts jsonb,
  uid bigint not null
);
create table bonuses.counted_rounds (
  bonus_id bigint not null,
  counted_minor bigint not null,
  refused text,
  round_id bigint not null
) partition by RANGE (round_id);
create table bonuses.decisions (
  action text not null,
  amount_minor bigint not null,
  approved_by text,
  bonus_id bigint not null,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  id bigint generated always as identity not null,
  idempotency_key text,
  input_hash bytea,
  made_by text not null,
  reason text not null,
  uid bigint not null
);
create table bonuses.flags (
  bonus_id bigint not null,
  decided_at timestamp with time zone,
  decided_by text,
  decision text,
  found_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  last_at timestamp with time zone not null default now(),
  note text,
  others bigint[] not null default '{}'::bigint[],
  plays integer not null default 0,
  reason text not null,
  staked_minor bigint not null default 0,
  uid bigint not null
);
create table bonuses.gifts_of_offers (
  given_at timestamp with time zone not null default now(),
  source text not null,
  uid bigint not null
);
create table bonuses.moves (
  bonus_id bigint not null,
  created_at timestamp with time zone not null default now(),
  event text not null,
  id bigint generated always as identity not null,
  key text not null,
  uid bigint not null
);
create table bonuses.reward_flags (
  cashback_id bigint,
  currency text,
  decided_at timestamp with time zone,
  decided_by text,
  decision text,
  due_calculation jsonb,
  due_minor bigint,
  found_at timestamp with time zone not null default now(),
  given_calculation jsonb,
  given_minor bigint,
  id bigint generated always as identity not null,
  last_at timestamp with time zone not null default now(),
  note text,
  others bigint[] not null default '{}'::bigint[],
  plays integer not null default 0,
  reason text not null,
  reward text not null,
  staked_minor bigint not null default 0,
  taken_minor bigint not null default 0,
  title text not null,
  uid bigint not null
);
create table campaigns.offer_claims (
  bonus_ids bigint[] not null,
  code text,
  deposit bigint,
  free_bet_ids bigint[] not null default '{}'::bigint[],
  offer_id bigint not null,
  pack_ids bigint[] not null default '{}'::bigint[],
  step smallint not null default 1,
  taken_at timestamp with time zone not null default now(),
  uid bigint not null,
  via text not null
);
create table campaigns.offers (
  budget_minor jsonb not null default '{}'::jsonb,
  enabled boolean not null default true,
  ends_at timestamp with time zone,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  most_minor jsonb not null default '{}'::jsonb,
  promotions jsonb not null default '[]'::jsonb,
  starts_at timestamp with time zone not null default now(),
  sysname text,
  texts jsonb not null,
  trigger jsonb not null default '{}'::jsonb
);
create table campaigns.promo_codes (
  code text not null,
  enabled boolean not null default true,
  ends_at timestamp with time zone,
  offer_id bigint not null,
  starts_at timestamp with time zone not null default now(),
  uses integer not null default 0,
  uses_max integer
);
create table campaigns.promotions (
  enabled boolean not null default true,
  ends_at timestamp with time zone,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  leads_to text not null,
  offer_id bigint,
  starts_at timestamp with time zone not null default now(),
  sysname text,
  texts jsonb not null
);
create table campaigns.revoked_gifts (
  deposit bigint not null,
  gift bigint not null,
  kind text not null
);
create table campaigns.spendings (
  currency text not null,
  given_minor bigint not null,
  offer_id bigint not null
);
create table campaigns.withheld (
  decided_at timestamp with time zone,
  decided_by text,
  decision text,
  found_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  note text,
  offer_id bigint not null,
  others bigint[] not null,
  steps integer[] not null default '{}'::integer[],
  uid bigint not null
);
create table cashback.programs (
  bounds jsonb not null,
  from_week date not null,
  images jsonb not null default '{}'::jsonb,
  is_enabled boolean not null default true,
  percent smallint not null,
  product text not null,
  receive_within_days smallint,
  sysname text not null,
  texts jsonb not null,
  written_at timestamp with time zone not null default now()
);
create table cashback.rechecks (
  id bigint generated always as identity not null,
  noted_at timestamp with time zone not null default now(),
  product text not null,
  uid bigint not null
);
create table cashback.weeks (
  given_at timestamp with time zone not null default now(),
  players integer not null,
  sysname text not null,
  week date not null
);
create table cashier.adjustments (
  amount_minor bigint not null,
  approved_by text,
  balance_minor bigint not null,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  direction text not null,
  id bigint not null default nextval('cashier.transaction_id'::regclass),
  idempotency_key text not null,
  input_hash bytea not null,
  made_by text not null,
  purpose text not null default 'correction'::text,
  reason text not null,
  uid bigint not null
);
create table cashier.banks (
  country_code text not null,
  id text not null,
  name text not null,
  "position" integer not null default 0
);
create table cashier.callbacks (
  event_id text not null,
  outcome text not null,
  provider text not null,
  raw bytea not null,
  received_at timestamp with time zone not null default now()
);
create table cashier.deposits (
  amount_minor bigint not null,
  balance_minor bigint,
  brand text not null default 'Ante'::text,
  campaign_offer_id bigint not null default '-1'::integer,
  check_at timestamp with time zone not null default (now() + '00:02:00'::interval),
  checks integer not null default 0,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  debt_paid_minor bigint,
  id bigint not null default nextval('cashier.transaction_id'::regclass),
  idempotency_key text not null,
  input_hash bytea not null,
  instrument text,
  locale text not null,
  method_id bigint not null,
  next_step jsonb,
  pays_debt boolean not null default false,
  provider text not null,
  provider_key text not null default (gen_random_uuid())::text,
  provider_reference text,
  reason text,
  received_minor bigint,
  reconciled_at timestamp with time zone,
  requisites jsonb not null default '{}'::jsonb,
  sealed_with text generated always as (
CASE jsonb_typeof(requisites)
    WHEN 'string'::text THEN split_part((requisites #>> '{}'::text[]), '.'::text, 2)
    WHEN 'object'::text THEN
    CASE
        WHEN (requisites = '{}'::jsonb) THEN NULL::text
        ELSE ''::text
    END
    ELSE ''::text
END) stored,
  settled_at timestamp with time zone,
  site text not null,
  status text not null default 'created'::text,
  uid bigint not null
);
create table cashier.discrepancies (
  closed_at timestamp with time zone,
  closed_by text,
  closing_note text,
  found_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  provider text not null,
  said jsonb,
  subject text not null,
  transaction_id bigint,
  what text not null
);
create table cashier.methods (
  currency text not null,
  day_max_minor bigint,
  direction text not null,
  fields jsonb not null default '[]'::jsonb,
  id bigint generated always as identity not null,
  is_active boolean not null default true,
  kind text not null,
  max_minor bigint not null,
  min_minor bigint not null,
  opens text not null default 'same_window'::text,
  "position" integer not null default 0,
  provider text not null,
  review_ms integer not null default 0,
  sysname text not null
);
create table cashier.payout_waits (
  uid bigint not null,
  wait_percent smallint not null
);
create table cashier.prizes (
  amount_minor bigint not null,
  balance_minor bigint not null,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  id bigint not null default nextval('cashier.transaction_id'::regclass),
  key text not null,
  reference text,
  source text not null default 'tournament'::text,
  uid bigint not null
);
create table cashier.requisites (
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  last_used_at timestamp with time zone not null default now(),
  masked text not null,
  provider text not null,
  token text not null,
  uid bigint not null
);
create table cashier.reversals (
  amount_minor bigint not null,
  balance_minor bigint,
  changed_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  debt_paid_minor bigint,
  deposit_id bigint not null,
  id bigint not null default nextval('cashier.transaction_id'::regclass),
  kind text not null,
  owed_minor bigint,
  provider text not null,
  reference text not null,
  state text not null,
  uid bigint not null
);
create table cashier.statements (
  line text not null,
  provider text not null,
  read_at timestamp with time zone not null default now()
);
create table cashier.withdrawals (
  amount_minor bigint not null,
  approve_at timestamp with time zone not null,
  balance_minor bigint,
  brand text not null default 'Ante'::text,
  cancel_key text,
  check_at timestamp with time zone not null,
  checks integer not null default 0,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  debt_paid_minor bigint,
  destination bytea,
  id bigint not null default nextval('cashier.transaction_id'::regclass),
  idempotency_key text not null,
  input_hash bytea not null,
  instrument text,
  is_held boolean not null default false,
  method_id bigint not null,
  provider text not null,
  provider_key text not null default (gen_random_uuid())::text,
  provider_reference text,
  reason text,
  reconciled_at timestamp with time zone,
  requisites jsonb not null default '{}'::jsonb,
  sealed_with text generated always as (
CASE jsonb_typeof(requisites)
    WHEN 'string'::text THEN split_part((requisites #>> '{}'::text[]), '.'::text, 2)
    WHEN 'object'::text THEN
    CASE
        WHEN (requisites = '{}'::jsonb) THEN NULL::text
        ELSE ''::text
    END
    ELSE ''::text
END) stored,
  settled_at timestamp with time zone,
  status text not null default 'pending'::text,
  uid bigint not null
);
create table content.banners (
  created_at timestamp with time zone not null default now(),
  document text,
  enabled boolean not null default true,
  ends_at timestamp with time zone,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  leads_to text not null,
  place integer not null default 0,
  "position" text not null,
  source text not null default ''::text,
  starts_at timestamp with time zone not null default now(),
  texts jsonb not null,
  updated_at timestamp with time zone not null default now()
);
create table content.copies (
  began_at timestamp with time zone not null,
  fingerprint text not null,
  part text not null,
  source text not null
);
create table content.page_drafts (
  body text not null,
  created_at timestamp with time zone not null default now(),
  description text not null,
  id bigint generated always as identity not null,
  locale text not null,
  "position" integer not null,
  slug text not null,
  title text not null,
  updated_at timestamp with time zone not null default now()
);
create table content.pages (
  body text not null,
  created_at timestamp with time zone not null default now(),
  description text not null,
  id bigint generated always as identity not null,
  locale text not null,
  "position" integer not null,
  slug text not null,
  source text not null default ''::text,
  title text not null,
  updated_at timestamp with time zone not null default now()
);
create table content.settings (
  created_at timestamp with time zone not null default now(),
  domain text not null default '*'::text,
  id bigint generated always as identity not null,
  locale text not null default '*'::text,
  name text not null,
  source text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  value jsonb not null
);
create table content.sources (
  asked_at timestamp with time zone not null,
  source text not null
);
create table dormancy.cases (
  amount_minor bigint,
  balance text not null,
  currency text,
  dormant_at timestamp with time zone,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  id bigint generated always as identity not null,
  is_written boolean not null,
  last_sign_at timestamp with time zone not null,
  noticed_at timestamp with time zone not null default now(),
  returned_at timestamp with time zone,
  seen_at timestamp with time zone,
  state text not null,
  uid bigint not null
);
create table draws.candidates (
  currency text not null,
  draw_id bigint not null,
  finished_at timestamp with time zone not null,
  player_uid bigint not null,
  round_id bigint not null
);
create table draws.draws (
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  due_before timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  games text[] not null default '{}'::text[],
  grows_from_minor bigint,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  kind text not null,
  list_hash text,
  prizes_minor bigint[] not null,
  repeats boolean not null default false,
  rounds bigint not null default 0,
  run integer not null default 1,
  seed text not null,
  seed_hash text not null,
  stakes jsonb not null,
  starts_at timestamp with time zone not null,
  sysname text not null,
  texts jsonb not null,
  ticket_points bigint,
  tickets bigint not null default 0,
  tickets_most integer,
  withdrawn_at timestamp with time zone
);
create table draws.entries (
  carried_minor bigint not null default 0,
  draw_id bigint not null,
  mark text not null,
  player_uid bigint not null,
  tickets integer not null default 0
);
create table draws.prizes (
  amount_minor bigint not null,
  currency text,
  draw_id bigint not null,
  due_at timestamp with time zone,
  paid_minor bigint,
  place integer not null,
  player_uid bigint,
  round_id bigint,
  ticket bigint,
  won_at timestamp with time zone
);
create table draws.rechecks (
  draw_id bigint not null,
  player_uid bigint not null
);
create table draws.rounds_to_count (
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  rounds bigint[] not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);
create table draws.tickets (
  draw_id bigint not null,
  first bigint not null,
  given_at timestamp with time zone not null default now(),
  idempotency_key text,
  input_hash bytea,
  is_void boolean not null default false,
  last bigint not null,
  player_uid bigint not null,
  points bigint,
  source text not null
);
create table games.catalogue (
  is_only boolean not null default true,
  revision bigint not null default 1
);
create table games.categories (
  place smallint not null default 0,
  sysname text not null
);
create table games.category_games (
  category text not null,
  game text not null,
  place smallint not null default 0
);
create table games.chains (
  anchor text not null,
  beacon_at timestamp with time zone,
  beacon_round bigint,
  beacon_signature text,
  created_at timestamp with time zone not null default now(),
  game text not null,
  history text,
  id bigint generated always as identity not null,
  length integer not null,
  marks text[] not null default '{}'::text[],
  root text not null,
  salt text,
  source text,
  source_chain text,
  source_url text
);
create table games.demo_key (
  id boolean not null default true,
  secret bytea not null default sha256(convert_to(((gen_random_uuid())::text || (gen_random_uuid())::text), 'UTF8'::name))
);
create table games.exports (
  csv text,
  from_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  player_uid bigint not null,
  ready_at timestamp with time zone,
  requested_at timestamp with time zone not null default now(),
  rounds integer,
  state text not null default 'requested'::text,
  to_at timestamp with time zone not null
);
create table games.games (
  description jsonb not null default '{}'::jsonb,
  enabled boolean not null default true,
  has_demo boolean not null default true,
  image_url text not null,
  is_remote boolean not null default false,
  name text not null,
  place smallint not null default 0,
  provider text not null,
  released_at timestamp with time zone not null default now(),
  sysname text not null,
  type text not null
);
create table games.keys (
  input_hash bytea not null,
  key text not null,
  player_uid bigint not null,
  round_id bigint not null
);
create table games.likes (
  created_at timestamp with time zone not null default now(),
  game text not null,
  player_uid bigint not null
);
create table games.live_rounds (
  chain_id bigint not null,
  closes_at timestamp with time zone not null,
  drawn jsonb,
  ends_at timestamp with time zone,
  game text not null,
  id bigint generated always as identity not null,
  next_at timestamp with time zone not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  place integer not null,
  seen_at timestamp with time zone,
  server_hash text not null,
  server_seed text not null,
  settled_at timestamp with time zone,
  told integer not null default 0,
  version text not null
);
create table games.open_rounds (
  ends_ms integer,
  game text not null,
  live_round bigint,
  player_uid bigint not null,
  remote bigint not null default 0,
  round_id bigint not null,
  started_at timestamp with time zone not null
) with (fillfactor=70, autovacuum_vacuum_scale_factor=0.02);
create table games.packs (
  approved_by text,
  bonus_id bigint,
  bonus_terms jsonb,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  end_told_at timestamp with time zone,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  game text not null,
  id bigint generated always as identity not null,
  input_hash bytea,
  made_by text,
  open_rounds integer not null default 0,
  pays text not null,
  player_uid bigint not null,
  reason text,
  remaining integer not null,
  source text not null,
  stake_minor bigint not null,
  status text not null default 'active'::text,
  total integer not null,
  win_minor bigint not null default 0
);
create table games.pauses (
  game text not null,
  last_at timestamp with time zone not null,
  player_uid bigint not null,
  since timestamp with time zone not null
) with (fillfactor=70);
create table games.providers (
  name text not null,
  params jsonb not null default '{}'::jsonb,
  place smallint not null default 0,
  sysname text not null,
  types text[] not null
);
create table games.return_alarms (
  ended_at timestamp with time zone,
  found_at timestamp with time zone not null default now(),
  game text not null,
  id bigint generated always as identity not null,
  side text not null,
  version text not null
);
create table games.return_days (
  day date not null,
  game text not null,
  products numeric not null,
  rounds bigint not null,
  staked numeric not null,
  staked_squares numeric not null,
  version text not null,
  won numeric not null,
  won_squares numeric not null
);
create table games.rewinds (
  id bigint generated always as identity not null,
  noted_at timestamp with time zone not null default now(),
  reason text not null
);
create table games.rounds (
  choices jsonb not null,
  currency text not null,
  finished_at timestamp with time zone,
  game text not null,
  id bigint not null,
  jackpot jsonb,
  jackpot_win_minor bigint,
  live_round bigint,
  nonce integer not null,
  pack_id bigint,
  player_uid bigint not null,
  seed_id bigint,
  stake_minor bigint not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  status text not null,
  step_hashes bytea[],
  step_keys text[],
  version text not null,
  view jsonb not null,
  wallet text,
  win_minor bigint not null
) partition by RANGE (id);
create table games.seeds (
  client_seed text not null,
  created_at timestamp with time zone not null default now(),
  history text,
  id bigint generated always as identity not null,
  is_active boolean not null default true,
  last_round_at timestamp with time zone,
  next_server_hash text not null,
  next_server_seed text not null,
  nonce integer not null default 0,
  player_uid bigint not null,
  revealed_at timestamp with time zone,
  server_hash text not null,
  server_seed text not null
) with (fillfactor=60);
create table games.tournament_games (
  game text not null,
  place integer not null,
  tournament bigint not null
);
create table harm.actions (
  action text not null,
  at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  markers jsonb not null,
  score integer not null,
  uid bigint not null
);
create table harm.days (
  cancelled_withdrawals integer not null default 0,
  chasing_deposits integer not null default 0,
  day date not null,
  declined_deposits integer not null default 0,
  deposits integer not null default 0,
  longest_minutes integer not null default 0,
  night_rounds integer not null default 0,
  rounds integer not null default 0,
  staked_minor bigint not null default 0,
  uid bigint not null
);
create table harm.interactions (
  at timestamp with time zone not null default now(),
  by_name text not null,
  id bigint generated always as identity not null,
  note text not null,
  uid bigint not null,
  way text not null
);
create table harm.players (
  changed_at timestamp with time zone,
  level smallint not null default 0,
  lost_at timestamp with time zone,
  lost_minor bigint not null default 0,
  markers jsonb not null default '[]'::jsonb,
  play_at timestamp with time zone,
  play_from timestamp with time zone,
  score integer not null default 0,
  scored_at timestamp with time zone,
  task_since timestamp with time zone,
  uid bigint not null,
  zone text not null default 'UTC'::text
);
create table identity.access_log (
  address text not null,
  at timestamp with time zone not null default clock_timestamp(),
  event text not null,
  uid bigint,
  user_agent text not null
) partition by RANGE (at);
create table identity.authenticators (
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  last_step bigint not null default 0,
  secret text not null,
  uid bigint not null
);
create table identity.backup_codes (
  code_hash bytea not null,
  uid bigint not null
);
create table identity.brand_exclusions (
  brand text not null,
  excluded_until timestamp with time zone not null,
  returns_at timestamp with time zone,
  uid bigint not null
);
create table identity.confirmations (
  code_hash bytea not null,
  contact text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  tries smallint not null default 0,
  uid bigint not null
);
create table identity.contact_changes (
  contact text not null,
  created_at timestamp with time zone not null default now(),
  kind text not null,
  phone_country_code text,
  uid bigint not null
);
create table identity.devices (
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  token_hash bytea not null,
  uid bigint not null
);
create table identity.entry_tickets (
  expires_at timestamp with time zone not null,
  session_id bigint not null,
  token_hash bytea not null
);
create table identity.known_networks (
  network text not null,
  seen_at timestamp with time zone not null default now(),
  uid bigint not null
);
create table identity.last_signs (
  at timestamp with time zone not null,
  uid bigint not null
);
create table identity.login_failures (
  failures integer not null,
  last_at timestamp with time zone not null,
  login_hash bytea not null
);
create table identity.passkey_challenges (
  bound_to bytea not null,
  challenge_hash bytea not null,
  expires_at timestamp with time zone not null,
  purpose text not null,
  rp_id text not null
);
create table identity.passkey_users (
  handle bytea not null,
  uid bigint not null
);
create table identity.passkeys (
  counter bigint not null,
  created_at timestamp with time zone not null default now(),
  id text not null,
  is_backed_up boolean not null,
  name text not null,
  public_key bytea not null,
  rp_id text not null,
  transports text[] not null default '{}'::text[],
  uid bigint not null,
  used_at timestamp with time zone
);
create table identity.passwords_set (
  created_at timestamp with time zone not null default now(),
  proof_hash bytea not null,
  uid bigint not null
);
create table identity.past_sessions (
  ended_at timestamp with time zone not null,
  session bigint not null,
  started_at timestamp with time zone not null,
  uid bigint not null
);
create table identity.recoveries (
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  network text not null default ''::text,
  token_hash bytea not null,
  uid bigint not null
);
create table identity.recovery_codes (
  code_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  request_hash bytea not null,
  tries smallint not null default 0,
  uid bigint not null
);
create table identity.second_step_codes (
  code_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  purpose text not null,
  uid bigint not null
);
create table identity.sessions (
  address text not null,
  brand text,
  checked_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  seen_at timestamp with time zone not null default now(),
  step_ups jsonb not null default '{}'::jsonb,
  token_hash bytea not null,
  uid bigint not null,
  user_agent text not null,
  verified_at timestamp with time zone
);
create table identity.social_attempts (
  back text not null,
  browser_hash bytea not null,
  expires_at timestamp with time zone not null,
  locale text not null,
  nonce text not null,
  purpose text not null,
  service text not null,
  state_hash bytea not null,
  verifier text not null
);
create table identity.social_identities (
  linked_at timestamp with time zone not null default now(),
  service text not null,
  subject text not null,
  uid bigint not null
);
create table identity.social_proofs (
  expires_at timestamp with time zone not null,
  purpose text not null default 'sign-in'::text,
  service text not null,
  subject text not null,
  token_hash bytea not null,
  uid bigint not null
);
create table identity.socket_tokens (
  expires_at timestamp with time zone not null,
  session_id bigint not null,
  token_hash bytea not null
);
create table identity.terms_acceptances (
  accepted_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  uid bigint not null,
  version text not null
);
create table identity.used_signatures (
  expires_at timestamp with time zone not null,
  signature_hash bytea not null
);
create table identity.users (
  check_minutes smallint,
  day_minutes smallint,
  email text,
  email_confirmed_at timestamp with time zone,
  email_since timestamp with time zone,
  excluded_until timestamp with time zone,
  is_complete boolean not null default true,
  login text not null,
  password_hash text not null,
  phone text,
  phone_confirmed_at timestamp with time zone,
  phone_country_code text,
  phone_since timestamp with time zone,
  register_block text,
  register_name text,
  registered_at timestamp with time zone not null default now(),
  returns_at timestamp with time zone,
  second_step boolean not null default false,
  status text not null default 'active'::text,
  terms_accepted_at timestamp with time zone,
  terms_version text not null default ''::text,
  uid bigint generated always as identity not null
);
create table jackpots.draw_seeds (
  created_at timestamp with time zone not null default now(),
  day date not null,
  server_hash text not null,
  server_seed text not null
);
create table jackpots.jackpots (
  bets_odds_least integer,
  currency text not null,
  enabled boolean not null default true,
  games text[] not null default '{}'::text[],
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  is_paused boolean not null default false,
  level_titles jsonb not null default '{}'::jsonb,
  levels text[] not null,
  reserve_ppm integer not null default 0,
  sysname text,
  texts jsonb not null,
  version integer not null default 1
);
create table jackpots.levels (
  before_minor bigint,
  every_minor bigint,
  jackpot_id bigint not null,
  limited boolean not null generated always as ((before_minor IS NOT NULL)) stored,
  name text not null,
  rate_ppm integer not null,
  run integer not null default 0,
  seed_minor bigint not null,
  slot smallint not null
);
create table jackpots.published (
  jackpot_id bigint not null,
  mark text not null
);
create table jackpots.shares (
  accounts text[] not null,
  carried bigint[] not null default ARRAY[0, 0, 0, 0, 0, 0, 0, 0, 0],
  currency text not null,
  jackpot_id bigint not null,
  rates integer[] not null,
  returned_minor bigint not null default 0,
  shard smallint not null,
  slots smallint[] not null,
  staked_minor bigint not null default 0,
  version integer not null
);
create table jackpots.terms (
  jackpot_id bigint not null,
  rates integer[] not null,
  slots smallint[] not null,
  version integer not null
);
create table jackpots.wins (
  amount_minor bigint not null,
  currency text not null,
  game text not null,
  id bigint generated always as identity not null,
  jackpot_id bigint not null,
  level text not null,
  player_uid bigint not null,
  reserve_minor bigint not null,
  round_id bigint not null,
  run integer not null,
  won_at timestamp with time zone not null default clock_timestamp()
);
create table ledger.accounts (
  balance_minor bigint not null default 0,
  currency text not null,
  excluded_from timestamp with time zone,
  id bigint generated always as identity not null,
  is_identity_blocked boolean not null default false,
  limits_until timestamp with time zone,
  lost_minor bigint,
  lost_most bigint,
  lowest_minor bigint not null,
  path text not null,
  shard smallint not null,
  stake_most bigint,
  staked_minor bigint,
  staked_most bigint,
  stakes_from timestamp with time zone,
  version bigint not null default 0
) with (fillfactor=60, autovacuum_vacuum_scale_factor=0.05);
create table ledger.closing_balances (
  account_id bigint not null,
  balance_minor bigint not null,
  closed_to bigint not null,
  movements bigint not null
);
create table ledger.closing_sums (
  account_id bigint not null,
  balance_minor bigint not null,
  movements bigint not null
);
create table ledger.keys (
  input_hash bytea,
  key text not null,
  transaction_id bigint not null
);
create table ledger.last_audit (
  audited_at timestamp with time zone not null default now(),
  is_only boolean not null default true,
  problems integer not null
);
create table ledger.play_days (
  currency text not null,
  day date not null,
  deposited_minor bigint not null,
  path text not null,
  staked_minor bigint not null,
  withdrawn_minor bigint not null,
  won_minor bigint not null
);
create table ledger.play_totals (
  counted_to bigint not null,
  currency text not null,
  deposited_minor bigint not null,
  path text not null,
  staked_minor bigint not null,
  withdrawn_minor bigint not null,
  won_minor bigint not null
);
create table ledger.postings (
  amount_minor bigint not null,
  code text not null,
  from_account bigint not null,
  from_balance_minor bigint not null,
  from_player boolean not null,
  from_version bigint not null,
  line smallint not null,
  to_account bigint not null,
  to_balance_minor bigint not null,
  to_player boolean not null,
  to_version bigint not null,
  transaction_id bigint not null
) partition by RANGE (transaction_id);
create table ledger.proof (
  closed_to bigint not null default 0,
  closing_to bigint not null default 0,
  is_only boolean not null default true,
  next_after xid8 not null default '0'::xid8,
  next_to bigint not null default 0,
  proven_to bigint not null default 0,
  summed_to bigint not null default 0
);
create table ledger.proven_balances (
  account_id bigint not null,
  balance_minor bigint not null,
  movements bigint not null
) with (fillfactor=70);
create table ledger.reversals (
  reversed bigint not null,
  transaction_id bigint not null
);
create table ledger.stake_limits (
  counted_from bigint not null,
  currency text not null,
  days smallint not null,
  kind text not null,
  most_minor bigint not null,
  path text not null,
  starts_at timestamp with time zone not null
);
create table ledger.transactions (
  id bigint not null,
  key text,
  kind text not null
) partition by RANGE (id);
create table loyalty.adjustments (
  approved_by text,
  balance bigint not null,
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  idempotency_key text not null,
  input_hash bytea not null,
  made_by text not null,
  player_uid bigint not null,
  points bigint not null,
  reason text not null
);
create table loyalty.characters (
  enabled boolean not null default true,
  from_level smallint not null default 0,
  id text not null,
  images jsonb not null default '{}'::jsonb,
  place smallint not null default 0,
  texts jsonb not null
);
create table loyalty.counted_plays (
  counted_at timestamp with time zone,
  experience bigint not null,
  is_void boolean not null default false,
  is_waiting boolean not null default false,
  play_id bigint not null,
  player_uid bigint not null,
  points bigint,
  stake_minor bigint,
  win_minor bigint
) with (autovacuum_vacuum_scale_factor=0.02);
create table loyalty.levels (
  benefits jsonb not null default '{}'::jsonb,
  from_experience bigint not null,
  images jsonb not null default '{}'::jsonb,
  place smallint not null,
  program text not null,
  reward_points bigint not null default 0,
  texts jsonb not null
);
create table loyalty.members (
  character_id text,
  chosen_at timestamp with time zone default clock_timestamp(),
  is_spared boolean not null default false,
  level smallint not null default 0,
  player_uid bigint not null,
  program text
);
create table loyalty.notices (
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  params jsonb not null default '{}'::jsonb,
  player_uid bigint not null,
  texts jsonb not null default '{}'::jsonb,
  told_at timestamp with time zone,
  trigger text not null
);
create table loyalty.owned_characters (
  character_id text not null,
  player_uid bigint not null
);
create table loyalty.paid_levels (
  paid_at timestamp with time zone not null default now(),
  place smallint not null,
  player_uid bigint not null,
  program text not null
);
create table loyalty.plays_to_count (
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  plays jsonb not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);
create table loyalty.products (
  enabled boolean not null default true,
  ends_at timestamp with time zone,
  from_level smallint not null default 0,
  gift jsonb,
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  per_player integer,
  place smallint not null default 0,
  price_points bigint not null,
  sold integer not null default 0,
  starts_at timestamp with time zone,
  stock integer,
  sysname text,
  texts jsonb not null
);
create table loyalty.programs (
  enabled boolean not null default true,
  images jsonb not null default '{}'::jsonb,
  place smallint not null default 0,
  rules jsonb not null default '{}'::jsonb,
  sysname text not null,
  texts jsonb not null
);
create table loyalty.purchases (
  bonus_id bigint,
  bought_at timestamp with time zone not null default now(),
  gift jsonb not null,
  id bigint generated always as identity not null,
  idempotency_key text not null,
  input_hash bytea not null,
  player_uid bigint not null,
  price_points bigint not null,
  product_id bigint not null,
  refund_reason text,
  refunded_at timestamp with time zone,
  refunded_by text
);
create table loyalty.quest_progress (
  completed_at timestamp with time zone,
  done integer not null default 0,
  marks text[] not null default '{}'::text[],
  period text not null default ''::text,
  player_uid bigint not null,
  quest text not null,
  updated_at timestamp with time zone not null default now()
) with (fillfactor=60);
create table loyalty.quests (
  after text,
  budget_minor jsonb not null default '{}'::jsonb,
  enabled boolean not null default true,
  gift jsonb,
  goal jsonb not null,
  images jsonb not null default '{}'::jsonb,
  place smallint not null default 0,
  repeats text not null,
  reward_points bigint not null,
  sysname text not null,
  texts jsonb not null
);
create table loyalty.received_months (
  ended_at timestamp with time zone,
  expired bigint not null default 0,
  month date not null,
  noticed_at timestamp with time zone,
  player_uid bigint not null,
  received bigint not null
) with (fillfactor=80);
create table marketing.assignments (
  arm text not null,
  assigned_at timestamp with time zone not null default now(),
  campaign_id bigint not null,
  uid bigint not null
);
create table marketing.campaigns (
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  id bigint generated always as identity not null,
  key bytea not null,
  started_at timestamp with time zone,
  state text not null default 'draft'::text,
  stopped_at timestamp with time zone,
  stopped_by text,
  sysname text not null,
  terms jsonb not null,
  title text not null,
  version integer not null default 1
);
create table marketing.occasions (
  campaign_id bigint not null,
  created_at timestamp with time zone not null default now(),
  currency text,
  deposit bigint,
  done_at timestamp with time zone,
  due_at timestamp with time zone not null default now(),
  given_minor bigint not null default 0,
  id bigint generated always as identity not null,
  is_told boolean not null default false,
  name text not null,
  outcome text,
  uid bigint not null
);
create table marketing.spendings (
  campaign_id bigint not null,
  currency text not null,
  given_minor bigint not null
);
create table marketing.tags (
  set_at timestamp with time zone not null default now(),
  tag text not null,
  uid bigint not null
);
create table messages.inbox (
  action text,
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  locale text not null,
  message bigint not null,
  path text,
  read_at timestamp with time zone,
  text text not null,
  title text not null,
  topic text not null,
  uid bigint not null
);
create table messages.marks (
  address text not null,
  channel text not null,
  complained_at timestamp with time zone,
  reason text,
  uid bigint,
  unreachable_at timestamp with time zone
);
create table messages.outbox (
  about jsonb,
  body text not null default ''::text,
  brand text not null,
  channel text not null,
  claimed_at timestamp with time zone,
  content_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  html text not null default ''::text,
  id bigint generated always as identity not null,
  is_erased boolean not null default false,
  key text not null,
  kind text not null,
  link text,
  locale text not null,
  once text,
  reason text,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  state text not null default 'waiting'::text,
  subject text not null default ''::text,
  to_address text not null default ''::text,
  told_at timestamp with time zone,
  topic text not null,
  uid bigint,
  unsubscribe_url text
);
create table messages.preferences (
  changed_at timestamp with time zone not null default now(),
  channel text not null,
  is_on boolean not null,
  topic text not null,
  uid bigint not null
);
create table outbox.dead_letters (
  created_at timestamp with time zone not null,
  error text not null,
  event_id bigint not null,
  given_up_at timestamp with time zone not null default now(),
  module text not null,
  name text not null,
  payload jsonb not null
);
create table outbox.deliveries (
  attempts smallint not null default 0,
  created_at timestamp with time zone not null,
  event_id bigint not null,
  is_pack boolean not null default false,
  module text not null,
  name text not null,
  not_before timestamp with time zone,
  pack_key uuid,
  payload json not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, fillfactor=90);
create table outbox.events (
  changed_accounts text[],
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  name text not null,
  payload jsonb not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, fillfactor=90);
create table players.excluded_matches (
  ended_at timestamp with time zone,
  excluded_uid bigint not null,
  found_at timestamp with time zone not null default now(),
  outcome text,
  uid bigint not null
);
create table players.kept_values (
  changed_at timestamp with time zone not null default now(),
  key text not null,
  uid bigint not null,
  value text not null
);
create table players.news (
  body text not null,
  created_at timestamp with time zone not null default now(),
  emails integer not null default 0,
  finished_at timestamp with time zone,
  id bigint generated always as identity not null,
  locale text not null,
  products text[] not null default '{casino,betting}'::text[],
  sent_to_uid bigint not null default 0,
  subject text not null,
  text_body text,
  texts integer not null default 0
);
create table players.news_choices (
  channel text not null,
  chosen_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  is_given boolean not null,
  locale text not null default ''::text,
  product text,
  source text not null,
  uid bigint not null,
  wording text not null default ''::text
);
create table players.persons (
  mark bytea not null,
  uid bigint not null
);
create table players.profiles (
  avatar text,
  balance_fun_minor bigint not null default 100000,
  clock_zone text,
  country_code text,
  currency text not null,
  fakename text not null,
  fields jsonb not null default '{}'::jsonb,
  is_betting boolean,
  is_excluded_match boolean not null default false,
  is_identity_blocked boolean not null default false,
  is_news_barred boolean not null default false,
  is_on_verification boolean not null default false,
  is_test boolean not null default false,
  locale text not null,
  news_email boolean not null default false,
  news_email_products text[] not null default '{}'::text[],
  news_phone boolean not null default false,
  news_phone_products text[] not null default '{}'::text[],
  notify boolean not null default false,
  odds_format text not null default 'decimal'::text,
  stake_presets jsonb not null default '{}'::jsonb,
  time_zone text,
  uid bigint not null,
  unsubscribe_token text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  verified_at timestamp with time zone,
  zone_set_at timestamp with time zone
);
create table privacy.erasures (
  address text not null,
  asked_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  retained jsonb,
  retained_until timestamp with time zone,
  state text not null default 'requested'::text,
  uid bigint not null
);
create table privacy.exports (
  expires_at timestamp with time zone,
  html text,
  id bigint generated always as identity not null,
  "json" text,
  locale text not null,
  parts smallint not null,
  parts_done smallint not null default 0,
  ready_at timestamp with time zone,
  requested_at timestamp with time zone not null default now(),
  state text not null default 'requested'::text,
  tries smallint not null default 0,
  uid bigint not null
);
create table protection.counted_deposits (
  amount_minor bigint not null,
  begun_at timestamp with time zone not null,
  counts_failed boolean not null,
  deposit bigint not null,
  uid bigint not null
);
create table protection.exclusions (
  brand text,
  chosen_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  period text not null,
  return_asked_at timestamp with time zone,
  uid bigint not null
);
create table protection.house_limits (
  most bigint not null,
  since timestamp with time zone not null default now(),
  uid bigint not null
);
create table protection.limit_changes (
  after bigint,
  at timestamp with time zone not null default clock_timestamp(),
  before bigint,
  days smallint,
  id bigint generated always as identity not null,
  kind text,
  uid bigint not null,
  what text not null
);
create table protection.limits (
  days smallint not null,
  kind text not null,
  most bigint not null,
  ready_at timestamp with time zone,
  removal boolean not null default false,
  since timestamp with time zone not null,
  uid bigint not null,
  wanted bigint
);
create table protection.means (
  approved_at timestamp with time zone not null,
  uid bigint not null
);
create table protection.reality_checks (
  at timestamp with time zone not null default clock_timestamp(),
  id bigint generated always as identity not null,
  played_seconds integer not null,
  session bigint not null,
  staked_minor bigint not null,
  uid bigint not null,
  won_minor bigint not null
);
create table protection.session_marks (
  made_at timestamp with time zone not null default now(),
  session bigint not null,
  staked_minor bigint not null,
  won_minor bigint not null
);
create table protection.statement_reminders (
  reminded_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  uid bigint not null
);
create table push.choices (
  bets boolean not null,
  matches boolean not null,
  payments boolean not null,
  shows_details boolean not null,
  support boolean not null,
  uid bigint not null
);
create table push.deliveries (
  body text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  locale text,
  revision integer not null default 1,
  subscription bigint not null,
  tag text not null,
  title text not null,
  topic text not null,
  tries integer not null default 0,
  url text not null
);
create table push.follows (
  created_at timestamp with time zone not null default now(),
  fixture integer not null,
  uid bigint not null
);
create table push.subscriptions (
  auth text not null,
  created_at timestamp with time zone not null default now(),
  endpoint text not null,
  failures integer not null default 0,
  id bigint generated always as identity not null,
  locale text not null,
  p256dh text not null,
  session bigint not null,
  uid bigint not null
);
create table registers.answers (
  at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  moment text not null,
  reference text,
  register text not null,
  trace text not null,
  uid bigint,
  word text not null
);
create table registers.checks (
  at timestamp with time zone not null default now(),
  register text not null,
  uid bigint not null,
  word text not null
);
create table sportsbook.bet_legs (
  bet_id bigint not null,
  event_id integer not null,
  incident_count smallint not null,
  is_voided boolean not null default false,
  market_id bigint not null,
  market_type text not null,
  outcome text not null,
  placed_state jsonb,
  "position" smallint not null,
  price integer not null,
  result sportsbook.leg_result,
  specifier text not null,
  sport text not null,
  uid bigint not null
) partition by RANGE (bet_id);
create table sportsbook.bets (
  boost_id bigint,
  boost_most_minor bigint,
  boost_paid_minor bigint,
  boost_percent smallint,
  currency text not null,
  free_bet_id bigint,
  free_returns_stake boolean,
  id bigint not null,
  jackpot_end jsonb,
  jackpot_id bigint,
  jackpot_text text,
  jackpot_version integer,
  jackpot_win_minor bigint,
  liability_minor bigint,
  payout_minor bigint,
  placed_at timestamp with time zone not null,
  potential_minor bigint not null,
  reason text,
  settled_at timestamp with time zone,
  settlement_id bigint,
  settlements smallint not null default 0,
  stake_minor bigint not null,
  state sportsbook.bet_state not null,
  uid bigint not null
) partition by RANGE (id);
create table sportsbook.bookings (
  code text not null,
  content bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  selections jsonb not null
);
create table sportsbook.competitions (
  country_code text not null,
  country_name text not null,
  history_read_at timestamp with time zone,
  id integer generated always as identity not null,
  name text not null,
  rating jsonb not null,
  shift_weeks integer,
  source text,
  sport text not null,
  sysname text not null
);
create table sportsbook.delayed_bets (
  bet_id bigint not null,
  placed_at timestamp with time zone not null,
  price_policy text not null,
  release_at timestamp with time zone not null,
  uid bigint not null
);
create table sportsbook.events (
  away_id integer not null,
  clock_at timestamp with time zone,
  clock_unit_ms integer not null default 60000,
  competition_id integer not null,
  created_at timestamp with time zone not null default now(),
  heard_at timestamp with time zone,
  home_id integer not null,
  id integer generated always as identity not null,
  incident_count smallint not null default 0,
  is_held boolean not null default false,
  model jsonb,
  neutral boolean not null default false,
  rated boolean not null default false,
  replay boolean not null,
  round text not null,
  sequence integer not null default 0,
  settled_at timestamp with time zone,
  source text not null,
  sport text not null,
  starts_at timestamp with time zone not null,
  state jsonb not null,
  status sportsbook.event_status not null default 'not_started'::sportsbook.event_status,
  version integer not null default 1
) with (fillfactor=80);
create table sportsbook.exposures (
  currency text not null,
  liability_minor bigint not null,
  market_id bigint not null,
  outcome text not null
) with (fillfactor=50);
create table sportsbook.feeds (
  alive_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  cursor bigint,
  name text not null
);
create table sportsbook.free_bets (
  approved_by text,
  bet_id bigint,
  boost_percent smallint,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  end_told_at timestamp with time zone,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  extra_most_minor bigint,
  id bigint generated always as identity not null,
  input_hash bytea,
  is_revoked boolean not null default false,
  legs_least smallint not null default 1,
  made_by text,
  odds_least integer,
  reason text,
  returns_stake boolean not null,
  source text not null,
  stake_minor bigint not null,
  status text not null default 'active'::text,
  uid bigint not null
);
create table sportsbook.incidents (
  event_id integer not null,
  incident jsonb not null,
  kind text not null,
  sequence integer not null,
  state jsonb not null
);
create table sportsbook.markets (
  event_id integer not null,
  id bigint generated always as identity not null,
  is_held boolean not null default false,
  market_type text not null,
  specifier text not null,
  status sportsbook.market_status not null,
  version integer not null
) with (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);
create table sportsbook.outcomes (
  code text not null,
  market_id bigint not null,
  "position" smallint not null,
  price integer,
  status sportsbook.outcome_status not null
) with (fillfactor=70, autovacuum_vacuum_scale_factor=0.05);
create table sportsbook.participant_names (
  country_code text not null,
  name text not null,
  participant_id integer not null
);
create table sportsbook.participants (
  country_code text not null,
  id integer generated always as identity not null,
  name text not null,
  rating jsonb,
  short_name text not null,
  source text,
  sport text not null
);
create table sportsbook.player_exposures (
  currency text not null,
  liability_minor bigint not null,
  uid bigint not null
) with (fillfactor=50);
create table sportsbook.replay_orders (
  body jsonb not null,
  ordered_at timestamp with time zone,
  source text not null,
  starts_at timestamp with time zone not null
);
create table sportsbook.results (
  event_id integer not null,
  number smallint not null,
  recorded_at timestamp with time zone not null default now(),
  source text not null,
  state jsonb not null,
  status sportsbook.event_status not null
);
create table sportsbook.sports (
  key text not null
);
create table sportsbook.voids (
  amount_minor bigint not null,
  approved_by text,
  bet_id bigint not null,
  created_at timestamp with time zone not null default now(),
  currency text not null,
  id bigint generated always as identity not null,
  made_by text not null,
  "position" smallint,
  reason text not null,
  uid bigint not null
);
create table staff.account_roles (
  account bigint not null,
  role text not null
);
create table staff.accounts (
  blocked boolean not null default false,
  confirmed boolean not null default false,
  created_at timestamp with time zone not null default now(),
  document_id text not null,
  email text not null,
  id bigint generated always as identity not null,
  password_hash text,
  pending_secret text,
  totp_secret text,
  totp_step bigint not null default 0,
  updated_at timestamp with time zone not null default now(),
  username text not null
);
create table staff.audit (
  account bigint,
  actor text not null,
  address text not null,
  at timestamp with time zone not null,
  call text not null,
  call_id uuid not null,
  content text not null,
  event text not null,
  hash bytea not null,
  id bigint not null,
  previous_hash bytea not null
);
create table staff.known_networks (
  account bigint not null,
  network text not null,
  seen_at timestamp with time zone not null default now()
);
create table staff.login_failures (
  failures integer not null,
  last_at timestamp with time zone not null,
  login_hash bytea not null
);
create table staff.requests (
  call text not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  input jsonb not null,
  outcome text,
  permission text not null,
  proposed_at timestamp with time zone not null default now(),
  proposed_by text not null,
  proposer bigint,
  state text not null default 'open'::text
);
create table staff.roles (
  name text not null,
  permissions text[] not null
);
create table staff.sessions (
  account bigint not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  seen_at timestamp with time zone not null default now(),
  token_hash bytea not null,
  user_agent text not null
);
create table staff.tokens (
  account bigint not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  kind text not null,
  token_hash bytea not null
);
create table studios.games (
  code text not null,
  game text not null,
  wallet text not null
);
create table studios.rounds (
  bets integer not null,
  currency text not null,
  game text not null,
  last_at timestamp with time zone not null default clock_timestamp(),
  name text not null,
  round_id bigint not null,
  staked_minor bigint not null,
  status text not null,
  uid bigint not null,
  wallet text not null,
  won_minor bigint not null
) with (fillfactor=70);
create table studios.sessions (
  currency text not null,
  expires_at timestamp with time zone not null,
  game text not null,
  id text not null,
  last_round_at timestamp with time zone,
  opened_at timestamp with time zone not null default now(),
  site_session bigint not null,
  uid bigint not null,
  wallet text not null
) with (fillfactor=80);
create table studios.transactions (
  amount_minor bigint not null,
  balance_minor bigint not null,
  currency text not null,
  game text,
  input_hash bytea,
  kind text not null,
  rolled_back_by text,
  round_name text,
  transaction_id bigint not null,
  uid bigint not null,
  vendor_id text not null,
  wallet text not null
) with (fillfactor=90);
create table support.attachments (
  content bytea not null,
  id bigint generated always as identity not null,
  message bigint not null,
  name text not null,
  network text,
  size integer not null,
  type text not null
);
create table support.canned_answers (
  body text not null,
  id bigint generated always as identity not null,
  locale text not null,
  title text not null
);
create table support.conversations (
  about text,
  about_id text,
  assigned_name text,
  assigned_to bigint,
  changed_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  due_at timestamp with time zone,
  email text,
  escalated_at timestamp with time zone,
  evidence jsonb,
  first_answer_at timestamp with time zone,
  id bigint generated always as identity not null,
  kind text not null,
  locale text not null,
  name text not null default ''::text,
  opened_at timestamp with time zone not null default now(),
  outcome text,
  rating smallint,
  rating_note text,
  read_by_staff bigint not null default 0,
  read_by_writer bigint not null default 0,
  state text not null default 'waiting'::text,
  subject text not null default ''::text,
  uid bigint,
  visitor bigint,
  waiting_since timestamp with time zone default now(),
  writer_typed_at timestamp with time zone
);
create table support.messages (
  at timestamp with time zone not null default now(),
  body text not null,
  by_name text not null default ''::text,
  conversation bigint not null,
  id bigint generated always as identity not null,
  key text not null,
  side text not null
);
create table support.notes (
  at timestamp with time zone not null default now(),
  body text not null,
  by_name text not null,
  conversation bigint not null,
  id bigint generated always as identity not null
);
create table support.presence (
  member bigint not null,
  name text not null,
  seen_at timestamp with time zone not null default now()
);
create table support.vendor_events (
  at timestamp with time zone not null default now(),
  conversation_id text not null,
  event text not null,
  id bigint generated always as identity not null,
  message text not null,
  said_at timestamp with time zone,
  uid bigint not null
);
create table support.visitors (
  created_at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  key_hash bytea not null
);
create table tournaments.entries (
  counts_from timestamp with time zone not null default clock_timestamp(),
  currency text not null,
  joined_at timestamp with time zone not null default clock_timestamp(),
  paid_minor bigint,
  place integer,
  player_uid bigint not null,
  points bigint not null default 0,
  prize_minor bigint,
  reached_at timestamp with time zone,
  score bigint not null default 0,
  source text,
  tournament_id bigint not null
) with (fillfactor=80);
create table tournaments.scored_rounds (
  finished_at timestamp with time zone not null,
  is_void boolean not null default false,
  player_uid bigint not null,
  round_id bigint not null,
  stake_minor bigint not null,
  started_at timestamp with time zone not null,
  tournament_id bigint not null,
  win_minor bigint not null
) partition by RANGE (round_id);
create table tournaments.stage_scores (
  earned bigint,
  place integer,
  player_uid bigint not null,
  points bigint not null,
  reached_at timestamp with time zone,
  score bigint not null,
  stage integer not null,
  tournament_id bigint not null
) with (fillfactor=80);
create table tournaments.tournaments (
  closed_at timestamp with time zone,
  currency text not null,
  enabled boolean not null default true,
  ends_at timestamp with time zone not null,
  entrants_most integer,
  extra jsonb not null default '{}'::jsonb,
  games text[] not null default '{}'::text[],
  id bigint generated always as identity not null,
  images jsonb not null default '{}'::jsonb,
  is_entry_bought boolean not null default false,
  prizes_minor bigint[] not null default '{}'::bigint[],
  provider text,
  rates jsonb not null default '{"USD": 100}'::jsonb,
  repeats boolean not null default false,
  reset_on_cashout boolean not null default false,
  restrictions jsonb not null default '[]'::jsonb,
  run integer not null default 1,
  scoring text not null default 'stakes'::text,
  series text,
  stages jsonb,
  stages_closed integer not null default 0,
  starts_at timestamp with time zone not null,
  sysname text,
  tags text[] not null default '{}'::text[],
  texts jsonb not null,
  total_prize_minor bigint not null
);
create table tracking.active_days (
  day date not null,
  uid bigint not null
);
create table tracking.attributions (
  clicked_at timestamp with time zone not null,
  first_deposit_at timestamp with time zone,
  first_deposit_currency text,
  first_deposit_minor bigint,
  goal_entry_id text not null,
  goal_id text not null,
  is_silent boolean not null default false,
  link_id text not null,
  publisher_id text not null,
  registered_at timestamp with time zone not null default now(),
  track_id text not null,
  uid bigint not null
);
create table tracking.consents (
  answers jsonb not null,
  at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  is_private boolean not null,
  kept_until timestamp with time zone not null,
  locale text not null,
  market text not null,
  place text,
  proof text not null,
  uid bigint,
  version integer not null
);
create table tracking.events (
  at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  name text not null,
  params jsonb not null,
  uid bigint,
  visit bigint
);
create table tracking.fraud_checks (
  action text not null,
  answered_at timestamp with time zone,
  asked_at timestamp with time zone not null default now(),
  has_mark boolean not null,
  id bigint generated always as identity not null,
  is_held boolean not null default false,
  reasons jsonb not null default '[]'::jsonb,
  score integer,
  state text,
  uid bigint not null,
  withdrawal bigint
);
create table tracking.funnel_days (
  count integer not null,
  day date not null,
  market text not null,
  step text not null
);
create table tracking.funnel_steps (
  day date not null default ((now() AT TIME ZONE 'utc'::text))::date,
  id bigint generated always as identity not null,
  market text not null,
  step text not null,
  uid bigint
);
create table tracking.hits (
  at timestamp with time zone not null default now(),
  goal_entry_id text not null default ''::text,
  goal_id text not null default ''::text,
  id bigint generated always as identity not null,
  link_id text not null default ''::text,
  publisher_id text not null default ''::text,
  referer text not null default ''::text,
  show_popup_reg text not null default ''::text,
  track_id text not null default ''::text,
  until timestamp with time zone,
  visit bigint not null
);
create table tracking.marks (
  address text not null,
  at timestamp with time zone not null default now(),
  proof text,
  session text not null,
  uid bigint not null,
  version integer not null default 0
);
create table tracking.postbacks (
  attempts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  facts jsonb not null,
  goal text not null,
  id bigint generated always as identity not null,
  problem text,
  sent_at timestamp with time zone,
  tried_at timestamp with time zone,
  uid bigint not null
);
create table tracking.publishers (
  changed_at timestamp with time zone not null default now(),
  id text not null,
  is_paused boolean not null default false,
  name text not null,
  note text not null default ''::text
);
create table tracking.retention_days (
  day date not null,
  day_1 integer not null,
  day_30 integer not null,
  day_7 integer not null,
  market text not null,
  players integer not null
);
create table tracking.visits (
  at timestamp with time zone not null default now(),
  id bigint generated always as identity not null,
  key_hash text not null
);
create table verification.callbacks (
  digest bytea not null,
  outcome text not null,
  received_at timestamp with time zone not null default now(),
  vendor text not null
);
create table verification.checks (
  asked_at timestamp with time zone not null default now(),
  blocks boolean not null default false,
  comment text not null default ''::text,
  decided_at timestamp with time zone,
  document_ends_on date,
  handed_in_at timestamp with time zone,
  key text not null,
  labels text[] not null default '{}'::text[],
  looked_at timestamp with time zone,
  reference text,
  reminded_on date,
  said text,
  state text not null default 'not_started'::text,
  step text not null,
  told_at_ms bigint,
  trigger text,
  uid bigint not null
);
create table verification.history (
  at timestamp with time zone not null default clock_timestamp(),
  by text not null,
  details jsonb not null default '{}'::jsonb,
  event text not null,
  id bigint generated always as identity not null,
  state text not null,
  step text not null,
  uid bigint not null
);
create table verification.people (
  document bytea,
  person bytea not null,
  uid bigint not null
);
create table verification.requisites (
  at timestamp with time zone not null default now(),
  mark bytea not null,
  state text not null,
  uid bigint not null
);
create table verification.tasks (
  about text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by text,
  decision text,
  details jsonb not null default '{}'::jsonb,
  id bigint generated always as identity not null,
  kind text not null,
  opened_at timestamp with time zone not null default now(),
  reason text,
  uid bigint not null
);

-- Constraints

alter table ante.assets add constraint assets_pkey PRIMARY KEY (path);
alter table ante.leases add constraint leases_pkey PRIMARY KEY (name);
alter table ante.migrations add constraint migrations_pkey PRIMARY KEY (number);
alter table ante.seeds add constraint seeds_pkey PRIMARY KEY (name);
alter table ante.sql_sources add constraint sql_sources_pkey PRIMARY KEY (name);
alter table ante.write_probe add constraint write_probe_is_only_check CHECK (is_only);
alter table ante.write_probe add constraint write_probe_pkey PRIMARY KEY (is_only);
alter table bonuses.bonuses add constraint bonuses_amount_minor_check CHECK ((amount_minor > 0));
alter table bonuses.bonuses add constraint bonuses_check CHECK (((status = ANY (ARRAY['used'::text, 'expired'::text, 'removed'::text])) = (ended_at IS NOT NULL)));
alter table bonuses.bonuses add constraint bonuses_check1 CHECK (((status <> 'active'::text) OR ((activated_at IS NOT NULL) AND (active_until IS NOT NULL))));
alter table bonuses.bonuses add constraint bonuses_days_check CHECK (((days >= 1) AND (days <= 90)));
alter table bonuses.bonuses add constraint bonuses_kind_check CHECK ((kind = ANY (ARRAY['casino'::text, 'betting'::text])));
alter table bonuses.bonuses add constraint bonuses_loss CHECK (((loss IS NULL) = (loss_due_minor IS NULL)));
alter table bonuses.bonuses add constraint bonuses_loss_due_minor_check CHECK ((loss_due_minor >= 0));
alter table bonuses.bonuses add constraint bonuses_odds CHECK (((odds_least IS NULL) OR (kind = 'betting'::text)));
alter table bonuses.bonuses add constraint bonuses_odds_least_check CHECK (((odds_least > 1000) AND (odds_least <= 100000)));
alter table bonuses.bonuses add constraint bonuses_pkey PRIMARY KEY (id);
alter table bonuses.bonuses add constraint bonuses_stake_most_minor_check CHECK ((stake_most_minor > 0));
alter table bonuses.bonuses add constraint bonuses_status_check CHECK ((status = ANY (ARRAY['available'::text, 'active'::text, 'used'::text, 'expired'::text, 'removed'::text])));
alter table bonuses.bonuses add constraint bonuses_uid_source_key UNIQUE (uid, source);
alter table bonuses.bonuses add constraint bonuses_wager_times_check CHECK (((wager_times >= 1) AND (wager_times <= 10)));
alter table bonuses.bonuses add constraint bonuses_wagered_minor_check CHECK ((wagered_minor >= 0));
alter table bonuses.cashbacks add constraint cashbacks_amount_minor_check CHECK ((amount_minor > 0));
alter table bonuses.cashbacks add constraint cashbacks_calculated CHECK ((((program IS NULL) = (calculation IS NULL)) AND ((program IS NULL) = (texts IS NULL))));
alter table bonuses.cashbacks add constraint cashbacks_ended CHECK (((status = ANY (ARRAY['held'::text, 'active'::text])) = (ended_at IS NULL)));
alter table bonuses.cashbacks add constraint cashbacks_held_days_check CHECK ((held_days > 0));
alter table bonuses.cashbacks add constraint cashbacks_idempotency_key_key UNIQUE (idempotency_key);
alter table bonuses.cashbacks add constraint cashbacks_pkey PRIMARY KEY (id);
alter table bonuses.cashbacks add constraint cashbacks_request UNIQUE (uid, request_key);
alter table bonuses.cashbacks add constraint cashbacks_status_check CHECK ((status = ANY (ARRAY['held'::text, 'active'::text, 'paid_out'::text, 'removed'::text, 'expired'::text])));
alter table bonuses.cashbacks add constraint cashbacks_time CHECK (((receiving_expired_at IS NOT NULL) OR (status = ANY (ARRAY['held'::text, 'paid_out'::text, 'removed'::text]))));
alter table bonuses.counted_rounds add constraint counted_rounds_counted_minor_check CHECK (((counted_minor > 0) OR ((counted_minor = 0) AND (refused IS NOT NULL))));
alter table bonuses.counted_rounds add constraint counted_rounds_pkey PRIMARY KEY (bonus_id, round_id);
alter table bonuses.decisions add constraint decisions_action_check CHECK ((action = ANY (ARRAY['give'::text, 'take'::text])));
alter table bonuses.decisions add constraint decisions_amount_minor_check CHECK ((amount_minor > 0));
alter table bonuses.decisions add constraint decisions_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES bonuses.bonuses(id);
alter table bonuses.decisions add constraint decisions_idempotency_key_key UNIQUE (idempotency_key);
alter table bonuses.decisions add constraint decisions_key CHECK (((action = 'give'::text) = (idempotency_key IS NOT NULL)));
alter table bonuses.decisions add constraint decisions_pkey PRIMARY KEY (id);
alter table bonuses.flags add constraint flags_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES bonuses.bonuses(id);
alter table bonuses.flags add constraint flags_bonus_id_reason_key UNIQUE (bonus_id, reason);
alter table bonuses.flags add constraint flags_check CHECK ((num_nonnulls(decision, decided_at, decided_by, note) = ANY (ARRAY[0, 4])));
alter table bonuses.flags add constraint flags_decision_check CHECK ((decision = ANY (ARRAY['cleared'::text, 'upheld'::text])));
alter table bonuses.flags add constraint flags_pkey PRIMARY KEY (id);
alter table bonuses.flags add constraint flags_reason_check CHECK ((reason = ANY (ARRAY['stake_above_most'::text, 'opposite_bets'::text, 'opposite_bets_linked'::text, 'linked_account'::text, 'linked_loss'::text])));
alter table bonuses.gifts_of_offers add constraint gifts_of_offers_pkey PRIMARY KEY (uid, source);
alter table bonuses.gifts_of_offers add constraint gifts_of_offers_source_check CHECK ((source ~~ 'offer:%'::text));
alter table bonuses.moves add constraint moves_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES bonuses.bonuses(id);
alter table bonuses.moves add constraint moves_event_check CHECK ((event = ANY (ARRAY['activate'::text, 'deactivate'::text, 'remove'::text])));
alter table bonuses.moves add constraint moves_pkey PRIMARY KEY (id);
alter table bonuses.moves add constraint moves_uid_key_key UNIQUE (uid, key);
alter table bonuses.reward_flags add constraint reward_flags_cashback CHECK (((cashback_id IS NOT NULL) = (reason <> 'void_play'::text)));
alter table bonuses.reward_flags add constraint reward_flags_cashback_id_fkey FOREIGN KEY (cashback_id) REFERENCES bonuses.cashbacks(id);
alter table bonuses.reward_flags add constraint reward_flags_check CHECK ((num_nonnulls(decision, decided_at, decided_by, note) = ANY (ARRAY[0, 4])));
alter table bonuses.reward_flags add constraint reward_flags_decision_check CHECK ((decision = ANY (ARRAY['cleared'::text, 'upheld'::text])));
alter table bonuses.reward_flags add constraint reward_flags_due CHECK ((num_nonnulls(given_minor, due_minor, due_calculation) =
CASE reason
    WHEN 'void_cashback'::text THEN 3
    ELSE 0
END));
alter table bonuses.reward_flags add constraint reward_flags_due_minor_check CHECK ((due_minor >= 0));
alter table bonuses.reward_flags add constraint reward_flags_pkey PRIMARY KEY (id);
alter table bonuses.reward_flags add constraint reward_flags_reason_check CHECK ((reason = ANY (ARRAY['opposite_bets_linked'::text, 'void_play'::text, 'void_cashback'::text])));
alter table bonuses.reward_flags add constraint reward_flags_taken CHECK ((taken_minor <= COALESCE(given_minor, (0)::bigint)));
alter table bonuses.reward_flags add constraint reward_flags_taken_minor_check CHECK ((taken_minor >= 0));
alter table bonuses.reward_flags add constraint reward_flags_uid_reward_reason_key UNIQUE (uid, reward, reason);
alter table campaigns.offer_claims add constraint offer_claims_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES campaigns.offers(id);
alter table campaigns.offer_claims add constraint offer_claims_pkey PRIMARY KEY (uid, offer_id, step);
alter table campaigns.offer_claims add constraint offer_claims_step_check CHECK (((step >= 1) AND (step <= 200)));
alter table campaigns.offer_claims add constraint offer_claims_via_check CHECK ((via = ANY (ARRAY['form'::text, 'registration'::text, 'button'::text, 'deposit'::text, 'campaign'::text])));
alter table campaigns.offers add constraint offers_check CHECK ((ends_at > starts_at));
alter table campaigns.offers add constraint offers_pkey PRIMARY KEY (id);
alter table campaigns.offers add constraint offers_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table campaigns.offers add constraint offers_sysname_key UNIQUE (sysname);
alter table campaigns.promo_codes add constraint promo_codes_check CHECK ((ends_at > starts_at));
alter table campaigns.promo_codes add constraint promo_codes_code_check CHECK (((code = upper(code)) AND ((length(code) >= 1) AND (length(code) <= 60))));
alter table campaigns.promo_codes add constraint promo_codes_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES campaigns.offers(id);
alter table campaigns.promo_codes add constraint promo_codes_pkey PRIMARY KEY (code);
alter table campaigns.promo_codes add constraint promo_codes_uses_check CHECK ((uses >= 0));
alter table campaigns.promo_codes add constraint promo_codes_uses_max_check CHECK ((uses_max > 0));
alter table campaigns.promotions add constraint promotions_check CHECK ((ends_at > starts_at));
alter table campaigns.promotions add constraint promotions_leads_to_check CHECK ((leads_to ~ '^/([^/\\]|$)'::text));
alter table campaigns.promotions add constraint promotions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES campaigns.offers(id);
alter table campaigns.promotions add constraint promotions_pkey PRIMARY KEY (id);
alter table campaigns.promotions add constraint promotions_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table campaigns.promotions add constraint promotions_sysname_key UNIQUE (sysname);
alter table campaigns.revoked_gifts add constraint revoked_gifts_kind_check CHECK ((kind = ANY (ARRAY['bonus'::text, 'free_spins'::text, 'free_bet'::text])));
alter table campaigns.revoked_gifts add constraint revoked_gifts_pkey PRIMARY KEY (kind, gift);
alter table campaigns.spendings add constraint spendings_given_minor_check CHECK ((given_minor >= 0));
alter table campaigns.spendings add constraint spendings_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES campaigns.offers(id);
alter table campaigns.spendings add constraint spendings_pkey PRIMARY KEY (offer_id, currency);
alter table campaigns.withheld add constraint withheld_check CHECK ((num_nonnulls(decision, decided_at, decided_by, note) = ANY (ARRAY[0, 4])));
alter table campaigns.withheld add constraint withheld_decision_check CHECK ((decision = ANY (ARRAY['cleared'::text, 'upheld'::text])));
alter table campaigns.withheld add constraint withheld_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES campaigns.offers(id);
alter table campaigns.withheld add constraint withheld_pkey PRIMARY KEY (id);
alter table campaigns.withheld add constraint withheld_uid_offer_id_key UNIQUE (uid, offer_id);
alter table cashback.programs add constraint programs_from_week_check CHECK ((EXTRACT(isodow FROM from_week) = (1)::numeric));
alter table cashback.programs add constraint programs_percent_check CHECK (((percent >= 1) AND (percent <= 50)));
alter table cashback.programs add constraint programs_pkey PRIMARY KEY (sysname, from_week);
alter table cashback.programs add constraint programs_product_check CHECK ((product = ANY (ARRAY['casino'::text, 'betting'::text])));
alter table cashback.programs add constraint programs_receive_within_days_check CHECK (((receive_within_days >= 1) AND (receive_within_days <= 90)));
alter table cashback.rechecks add constraint rechecks_pkey PRIMARY KEY (id);
alter table cashback.rechecks add constraint rechecks_product_check CHECK ((product = ANY (ARRAY['casino'::text, 'betting'::text])));
alter table cashback.weeks add constraint weeks_pkey PRIMARY KEY (sysname, week);
alter table cashier.adjustments add constraint adjustments_amount_minor_check CHECK ((amount_minor > 0));
alter table cashier.adjustments add constraint adjustments_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text])));
alter table cashier.adjustments add constraint adjustments_idempotency_key_key UNIQUE (idempotency_key);
alter table cashier.adjustments add constraint adjustments_pkey PRIMARY KEY (id);
alter table cashier.adjustments add constraint adjustments_purpose_check CHECK ((purpose = ANY (ARRAY['correction'::text, 'dormant'::text, 'loyalty'::text, 'cashback'::text])));
alter table cashier.banks add constraint banks_pkey PRIMARY KEY (id);
alter table cashier.callbacks add constraint callbacks_pkey PRIMARY KEY (provider, event_id);
alter table cashier.deposits add constraint deposits_amount_minor_check CHECK ((amount_minor > 0));
alter table cashier.deposits add constraint deposits_check CHECK (((status = ANY (ARRAY['created'::text, 'pending'::text])) = (settled_at IS NULL)));
alter table cashier.deposits add constraint deposits_debt_paid_minor_check CHECK ((debt_paid_minor > 0));
alter table cashier.deposits add constraint deposits_idempotency UNIQUE (uid, idempotency_key);
alter table cashier.deposits add constraint deposits_method_id_fkey FOREIGN KEY (method_id) REFERENCES cashier.methods(id);
alter table cashier.deposits add constraint deposits_pkey PRIMARY KEY (id);
alter table cashier.deposits add constraint deposits_provider_key UNIQUE (provider_key);
alter table cashier.deposits add constraint deposits_received_minor_check CHECK ((received_minor > 0));
alter table cashier.deposits add constraint deposits_status_check CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'success'::text, 'failed'::text, 'cancelled'::text, 'expired'::text])));
alter table cashier.discrepancies add constraint discrepancies_closed CHECK ((((closed_by IS NULL) = (closing_note IS NULL)) AND ((closed_by IS NULL) OR (closed_at IS NOT NULL))));
alter table cashier.discrepancies add constraint discrepancies_once UNIQUE (provider, subject);
alter table cashier.discrepancies add constraint discrepancies_pkey PRIMARY KEY (id);
alter table cashier.methods add constraint methods_check CHECK ((max_minor >= min_minor));
alter table cashier.methods add constraint methods_direction_check CHECK ((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text])));
alter table cashier.methods add constraint methods_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'debit-card'::text, 'bank'::text, 'wallet'::text, 'voucher'::text, 'crypto'::text, 'cash'::text, 'pay-later'::text])));
alter table cashier.methods add constraint methods_min_minor_check CHECK ((min_minor > 0));
alter table cashier.methods add constraint methods_one_of_a_kind UNIQUE (sysname, direction, currency);
alter table cashier.methods add constraint methods_opens_check CHECK ((opens = ANY (ARRAY['same_window'::text, 'new_window'::text, 'mobile'::text, 'iframe'::text])));
alter table cashier.methods add constraint methods_pkey PRIMARY KEY (id);
alter table cashier.methods add constraint methods_review_ms_check CHECK ((review_ms >= 0));
alter table cashier.payout_waits add constraint payout_waits_pkey PRIMARY KEY (uid);
alter table cashier.payout_waits add constraint payout_waits_wait_percent_check CHECK (((wait_percent >= 0) AND (wait_percent <= 100)));
alter table cashier.prizes add constraint prizes_amount_minor_check CHECK ((amount_minor > 0));
alter table cashier.prizes add constraint prizes_key_key UNIQUE (key);
alter table cashier.prizes add constraint prizes_pkey PRIMARY KEY (id);
alter table cashier.prizes add constraint prizes_source_check CHECK ((source = ANY (ARRAY['tournament'::text, 'bonus'::text, 'cashback'::text, 'loyalty'::text, 'jackpot'::text, 'draw'::text])));
alter table cashier.requisites add constraint requisites_masked_check CHECK ((masked ~ '^(\d{6}|[*]{6})\.{3}\d{4}$'::text));
alter table cashier.requisites add constraint requisites_one_of_a_kind UNIQUE (uid, provider, token);
alter table cashier.requisites add constraint requisites_pkey PRIMARY KEY (id);
alter table cashier.reversals add constraint reversals_amount_minor_check CHECK ((amount_minor > 0));
alter table cashier.reversals add constraint reversals_debt_paid_minor_check CHECK ((debt_paid_minor > 0));
alter table cashier.reversals add constraint reversals_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES cashier.deposits(id);
alter table cashier.reversals add constraint reversals_id_key UNIQUE (id);
alter table cashier.reversals add constraint reversals_kind_check CHECK ((kind = ANY (ARRAY['chargeback'::text, 'refund'::text])));
alter table cashier.reversals add constraint reversals_owed_minor_check CHECK ((owed_minor > 0));
alter table cashier.reversals add constraint reversals_pkey PRIMARY KEY (provider, reference);
alter table cashier.reversals add constraint reversals_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'returned'::text])));
alter table cashier.statements add constraint statements_pkey PRIMARY KEY (provider);
alter table cashier.withdrawals add constraint withdrawals_amount_minor_check CHECK ((amount_minor > 0));
alter table cashier.withdrawals add constraint withdrawals_cancelled_once UNIQUE (uid, cancel_key);
alter table cashier.withdrawals add constraint withdrawals_check CHECK (((status = ANY (ARRAY['pending'::text, 'approved'::text])) = (settled_at IS NULL)));
alter table cashier.withdrawals add constraint withdrawals_debt_paid_minor_check CHECK ((debt_paid_minor > 0));
alter table cashier.withdrawals add constraint withdrawals_idempotency UNIQUE (uid, idempotency_key);
alter table cashier.withdrawals add constraint withdrawals_method_id_fkey FOREIGN KEY (method_id) REFERENCES cashier.methods(id);
alter table cashier.withdrawals add constraint withdrawals_pkey PRIMARY KEY (id);
alter table cashier.withdrawals add constraint withdrawals_provider_key UNIQUE (provider_key);
alter table cashier.withdrawals add constraint withdrawals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'paid'::text, 'declined'::text, 'cancelled'::text])));
alter table content.banners add constraint banners_check CHECK ((ends_at > starts_at));
alter table content.banners add constraint banners_document CHECK (((source = ''::text) = (document IS NULL)));
alter table content.banners add constraint banners_leads_to_check CHECK ((leads_to ~ '^/([^/\\]|$)'::text));
alter table content.banners add constraint banners_of_source UNIQUE (source, document);
alter table content.banners add constraint banners_pkey PRIMARY KEY (id);
alter table content.banners add constraint banners_position_check CHECK (("position" ~ '^[a-z][a-z0-9-]{0,39}$'::text));
alter table content.copies add constraint copies_part_check CHECK ((part = ANY (ARRAY['settings'::text, 'pages'::text, 'banners'::text])));
alter table content.copies add constraint copies_pkey PRIMARY KEY (source, part);
alter table content.copies add constraint copies_source_check CHECK ((source <> ''::text));
alter table content.page_drafts add constraint page_drafts_pkey PRIMARY KEY (slug, locale);
alter table content.pages add constraint pages_pkey PRIMARY KEY (source, slug, locale);
alter table content.settings add constraint settings_domain_check CHECK (((domain = '*'::text) OR (domain ~ '^[a-z0-9.-]{1,253}$'::text)));
alter table content.settings add constraint settings_pkey PRIMARY KEY (source, name, locale, domain);
alter table content.sources add constraint sources_pkey PRIMARY KEY (source);
alter table content.sources add constraint sources_source_check CHECK ((source <> ''::text));
alter table dormancy.cases add constraint cases_amount CHECK ((((amount_minor IS NULL) = (currency IS NULL)) AND ((amount_minor IS NULL) OR (dormant_at IS NOT NULL))));
alter table dormancy.cases add constraint cases_amount_minor_check CHECK ((amount_minor > 0));
alter table dormancy.cases add constraint cases_balance_check CHECK ((balance = ANY (ARRAY['kept'::text, 'forfeited'::text, 'to-regulator'::text])));
alter table dormancy.cases add constraint cases_ended CHECK ((((state = 'ended'::text) = (ended_at IS NOT NULL)) AND ((state = 'ended'::text) = (ended_by IS NOT NULL))));
alter table dormancy.cases add constraint cases_ended_by_check CHECK ((ended_by = ANY (ARRAY['player'::text, 'staff'::text, 'rules'::text])));
alter table dormancy.cases add constraint cases_pkey PRIMARY KEY (id);
alter table dormancy.cases add constraint cases_returned CHECK (((returned_at IS NULL) OR (amount_minor IS NOT NULL)));
alter table dormancy.cases add constraint cases_state_check CHECK ((state = ANY (ARRAY['noticed'::text, 'dormant'::text, 'ended'::text])));
alter table draws.candidates add constraint candidates_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws.draws(id);
alter table draws.candidates add constraint candidates_pkey PRIMARY KEY (draw_id, round_id);
alter table draws.draws add constraint draws_check CHECK (((grows_from_minor > 0) AND (grows_from_minor <= ALL (prizes_minor))));
alter table draws.draws add constraint draws_check1 CHECK ((stakes ? currency));
alter table draws.draws add constraint draws_check2 CHECK (((starts_at < due_before) AND (due_before <= ends_at) AND ((ends_at - starts_at) <= '31 days'::interval)));
alter table draws.draws add constraint draws_check3 CHECK (((kind = 'raffle'::text) = (tickets_most IS NOT NULL)));
alter table draws.draws add constraint draws_check4 CHECK (((kind = 'raffle'::text) OR (ticket_points IS NULL)));
alter table draws.draws add constraint draws_check5 CHECK (((kind = 'drops'::text) OR (grows_from_minor IS NULL)));
alter table draws.draws add constraint draws_check6 CHECK ((((closed_at IS NOT NULL) AND (kind = 'raffle'::text)) = (list_hash IS NOT NULL)));
alter table draws.draws add constraint draws_kind_check CHECK ((kind = ANY (ARRAY['raffle'::text, 'drops'::text])));
alter table draws.draws add constraint draws_pkey PRIMARY KEY (id);
alter table draws.draws add constraint draws_prizes_minor_check CHECK (((0 < ALL (prizes_minor)) AND ((cardinality(prizes_minor) >= 1) AND (cardinality(prizes_minor) <= 200))));
alter table draws.draws add constraint draws_rounds_check CHECK ((rounds >= 0));
alter table draws.draws add constraint draws_run_check CHECK ((run > 0));
alter table draws.draws add constraint draws_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table draws.draws add constraint draws_sysname_run_key UNIQUE (sysname, run);
alter table draws.draws add constraint draws_ticket_points_check CHECK ((ticket_points > 0));
alter table draws.draws add constraint draws_tickets_check CHECK ((tickets >= 0));
alter table draws.draws add constraint draws_tickets_most_check CHECK ((tickets_most > 0));
alter table draws.entries add constraint entries_carried_minor_check CHECK ((carried_minor >= 0));
alter table draws.entries add constraint entries_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws.draws(id);
alter table draws.entries add constraint entries_draw_id_mark_key UNIQUE (draw_id, mark);
alter table draws.entries add constraint entries_pkey PRIMARY KEY (draw_id, player_uid);
alter table draws.entries add constraint entries_tickets_check CHECK ((tickets >= 0));
alter table draws.prizes add constraint prizes_amount_minor_check CHECK ((amount_minor > 0));
alter table draws.prizes add constraint prizes_check CHECK ((num_nonnulls(player_uid, paid_minor, currency, won_at) = ANY (ARRAY[0, 4])));
alter table draws.prizes add constraint prizes_check1 CHECK ((num_nonnulls(ticket, round_id) = num_nonnulls(player_uid)));
alter table draws.prizes add constraint prizes_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws.draws(id);
alter table draws.prizes add constraint prizes_draw_id_round_id_key UNIQUE (draw_id, round_id);
alter table draws.prizes add constraint prizes_draw_id_ticket_key UNIQUE (draw_id, ticket);
alter table draws.prizes add constraint prizes_due_check CHECK (((due_at IS NULL) OR (player_uid IS NOT NULL)));
alter table draws.prizes add constraint prizes_paid_minor_check CHECK ((paid_minor >= 0));
alter table draws.prizes add constraint prizes_pkey PRIMARY KEY (draw_id, place);
alter table draws.prizes add constraint prizes_place_check CHECK ((place > 0));
alter table draws.rechecks add constraint rechecks_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws.draws(id);
alter table draws.rechecks add constraint rechecks_pkey PRIMARY KEY (draw_id, player_uid);
alter table draws.rounds_to_count add constraint rounds_to_count_pkey PRIMARY KEY (id);
alter table draws.tickets add constraint tickets_check CHECK ((last >= first));
alter table draws.tickets add constraint tickets_check1 CHECK (((source = 'points'::text) = ((points IS NOT NULL) AND (idempotency_key IS NOT NULL) AND (input_hash IS NOT NULL))));
alter table draws.tickets add constraint tickets_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draws.draws(id);
alter table draws.tickets add constraint tickets_first_check CHECK ((first > 0));
alter table draws.tickets add constraint tickets_pkey PRIMARY KEY (draw_id, first);
alter table draws.tickets add constraint tickets_source_check CHECK ((source = ANY (ARRAY['stakes'::text, 'points'::text])));
alter table games.catalogue add constraint catalogue_is_only_check CHECK (is_only);
alter table games.catalogue add constraint catalogue_pkey PRIMARY KEY (is_only);
alter table games.categories add constraint categories_pkey PRIMARY KEY (sysname);
alter table games.category_games add constraint category_games_category_fkey FOREIGN KEY (category) REFERENCES games.categories(sysname);
alter table games.category_games add constraint category_games_game_fkey FOREIGN KEY (game) REFERENCES games.games(sysname);
alter table games.category_games add constraint category_games_pkey PRIMARY KEY (category, game);
alter table games.chains add constraint chains_anchored_first CHECK ((beacon_at > created_at));
alter table games.chains add constraint chains_beacon CHECK ((((source IS NULL) = (beacon_round IS NULL)) AND ((source IS NULL) = (source_chain IS NULL)) AND ((source IS NULL) = (beacon_at IS NULL)) AND ((salt IS NULL) = (beacon_signature IS NULL)) AND ((salt IS NULL) OR (source IS NOT NULL))));
alter table games.chains add constraint chains_game_fkey FOREIGN KEY (game) REFERENCES games.games(sysname);
alter table games.chains add constraint chains_length_check CHECK ((length > 0));
alter table games.chains add constraint chains_pkey PRIMARY KEY (id);
alter table games.demo_key add constraint demo_key_id_check CHECK (id);
alter table games.demo_key add constraint demo_key_pkey PRIMARY KEY (id);
alter table games.exports add constraint exports_check CHECK ((to_at > from_at));
alter table games.exports add constraint exports_pkey PRIMARY KEY (id);
alter table games.exports add constraint exports_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'ready'::text, 'sent'::text])));
alter table games.games add constraint games_pkey PRIMARY KEY (sysname);
alter table games.games add constraint games_provider_fkey FOREIGN KEY (provider) REFERENCES games.providers(sysname);
alter table games.games add constraint games_type_check CHECK ((type = ANY (ARRAY['slot'::text, 'live'::text, 'casino'::text, 'fast'::text, 'betting'::text, 'logical'::text, 'high_low'::text])));
alter table games.keys add constraint keys_key PRIMARY KEY (player_uid, key);
alter table games.likes add constraint likes_game_fkey FOREIGN KEY (game) REFERENCES games.games(sysname);
alter table games.likes add constraint likes_pkey PRIMARY KEY (player_uid, game);
alter table games.live_rounds add constraint live_rounds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES games.chains(id);
alter table games.live_rounds add constraint live_rounds_chain_id_place_key UNIQUE (chain_id, place);
alter table games.live_rounds add constraint live_rounds_game_fkey FOREIGN KEY (game) REFERENCES games.games(sysname);
alter table games.live_rounds add constraint live_rounds_pkey PRIMARY KEY (id);
alter table games.open_rounds add constraint open_rounds_pkey PRIMARY KEY (player_uid, game, remote);
alter table games.packs add constraint packs_check CHECK (((remaining >= 0) AND (remaining <= total)));
alter table games.packs add constraint packs_check1 CHECK (((bonus_terms IS NOT NULL) = (pays = 'bonus'::text)));
alter table games.packs add constraint packs_check2 CHECK (((status = 'active'::text) = (ended_at IS NULL)));
alter table games.packs add constraint packs_game_fkey FOREIGN KEY (game) REFERENCES games.games(sysname);
alter table games.packs add constraint packs_open_rounds_check CHECK ((open_rounds >= 0));
alter table games.packs add constraint packs_pays_check CHECK ((pays = ANY (ARRAY['cash'::text, 'bonus'::text])));
alter table games.packs add constraint packs_pkey PRIMARY KEY (id);
alter table games.packs add constraint packs_player_uid_source_key UNIQUE (player_uid, source);
alter table games.packs add constraint packs_stake_minor_check CHECK ((stake_minor > 0));
alter table games.packs add constraint packs_status_check CHECK ((status = ANY (ARRAY['active'::text, 'used'::text, 'expired'::text, 'removed'::text])));
alter table games.packs add constraint packs_total_check CHECK (((total >= 1) AND (total <= 1000)));
alter table games.packs add constraint packs_win_minor_check CHECK ((win_minor >= 0));
alter table games.pauses add constraint pauses_pkey PRIMARY KEY (player_uid);
alter table games.providers add constraint providers_pkey PRIMARY KEY (sysname);
alter table games.return_alarms add constraint return_alarms_pkey PRIMARY KEY (id);
alter table games.return_alarms add constraint return_alarms_side_check CHECK ((side = ANY (ARRAY['above'::text, 'below'::text])));
alter table games.return_days add constraint return_days_pkey PRIMARY KEY (day, game, version);
alter table games.rewinds add constraint rewinds_pkey PRIMARY KEY (id);
alter table games.rounds add constraint rounds_live_round_fkey FOREIGN KEY (live_round) REFERENCES games.live_rounds(id);
alter table games.rounds add constraint rounds_pkey PRIMARY KEY (id);
alter table games.rounds add constraint rounds_seeds CHECK ((num_nonnulls(seed_id, live_round, wallet) = 1)) NOT VALID;
alter table games.seeds add constraint seeds_pkey PRIMARY KEY (id);
alter table games.tournament_games add constraint tournament_games_pkey PRIMARY KEY (tournament, game);
alter table harm.actions add constraint actions_pkey PRIMARY KEY (id);
alter table harm.days add constraint days_pkey PRIMARY KEY (uid, day);
alter table harm.interactions add constraint interactions_pkey PRIMARY KEY (id);
alter table harm.players add constraint players_pkey PRIMARY KEY (uid);
alter table identity.authenticators add constraint authenticators_pkey PRIMARY KEY (uid);
alter table identity.authenticators add constraint authenticators_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.backup_codes add constraint backup_codes_pkey PRIMARY KEY (uid, code_hash);
alter table identity.backup_codes add constraint backup_codes_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.brand_exclusions add constraint brand_exclusions_pkey PRIMARY KEY (uid, brand);
alter table identity.brand_exclusions add constraint brand_exclusions_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid) ON DELETE CASCADE;
alter table identity.confirmations add constraint confirmations_pkey PRIMARY KEY (uid);
alter table identity.confirmations add constraint confirmations_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.contact_changes add constraint contact_changes_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text])));
alter table identity.contact_changes add constraint contact_changes_pkey PRIMARY KEY (uid, kind);
alter table identity.contact_changes add constraint contact_changes_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.devices add constraint devices_pkey PRIMARY KEY (uid, token_hash);
alter table identity.devices add constraint devices_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.entry_tickets add constraint entry_tickets_pkey PRIMARY KEY (token_hash);
alter table identity.entry_tickets add constraint entry_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.sessions(id) ON DELETE CASCADE;
alter table identity.known_networks add constraint known_networks_pkey PRIMARY KEY (uid, network);
alter table identity.known_networks add constraint known_networks_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.last_signs add constraint last_signs_pkey PRIMARY KEY (uid);
alter table identity.login_failures add constraint login_failures_pkey PRIMARY KEY (login_hash);
alter table identity.passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash);
alter table identity.passkey_challenges add constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'sign-in'::text, 'confirm'::text])));
alter table identity.passkey_users add constraint passkey_users_handle_key UNIQUE (handle);
alter table identity.passkey_users add constraint passkey_users_pkey PRIMARY KEY (uid);
alter table identity.passkey_users add constraint passkey_users_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table identity.passkeys add constraint passkeys_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.passwords_set add constraint passwords_set_pkey PRIMARY KEY (proof_hash);
alter table identity.passwords_set add constraint passwords_set_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.past_sessions add constraint past_sessions_pkey PRIMARY KEY (session);
alter table identity.recoveries add constraint recoveries_pkey PRIMARY KEY (token_hash);
alter table identity.recoveries add constraint recoveries_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (uid, request_hash);
alter table identity.recovery_codes add constraint recovery_codes_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.second_step_codes add constraint second_step_codes_pkey PRIMARY KEY (uid);
alter table identity.second_step_codes add constraint second_step_codes_purpose_check CHECK (((purpose = ANY (ARRAY['sign-in'::text, 'on'::text, 'off'::text, 'confirm'::text])) OR (purpose ~~ 'confirm %'::text)));
alter table identity.second_step_codes add constraint second_step_codes_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table identity.sessions add constraint sessions_token_hash_key UNIQUE (token_hash);
alter table identity.sessions add constraint sessions_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.social_attempts add constraint social_attempts_pkey PRIMARY KEY (state_hash);
alter table identity.social_attempts add constraint social_attempts_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'registration'::text, 'link'::text])));
alter table identity.social_identities add constraint social_identities_pkey PRIMARY KEY (service, subject);
alter table identity.social_identities add constraint social_identities_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.social_proofs add constraint social_proofs_pkey PRIMARY KEY (token_hash);
alter table identity.social_proofs add constraint social_proofs_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'link'::text])));
alter table identity.social_proofs add constraint social_proofs_uid_fkey FOREIGN KEY (uid) REFERENCES identity.users(uid);
alter table identity.socket_tokens add constraint socket_tokens_pkey PRIMARY KEY (token_hash);
alter table identity.socket_tokens add constraint socket_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.sessions(id) ON DELETE CASCADE;
alter table identity.terms_acceptances add constraint terms_acceptances_pkey PRIMARY KEY (id);
alter table identity.used_signatures add constraint used_signatures_pkey PRIMARY KEY (signature_hash);
alter table identity.users add constraint users_check_minutes_check CHECK ((check_minutes > 0));
alter table identity.users add constraint users_day_minutes_check CHECK ((day_minutes > 0));
alter table identity.users add constraint users_email UNIQUE (email);
alter table identity.users add constraint users_login UNIQUE (login);
alter table identity.users add constraint users_phone UNIQUE (phone);
alter table identity.users add constraint users_pkey PRIMARY KEY (uid);
alter table identity.users add constraint users_register_block_check CHECK ((register_block = ANY (ARRAY['excluded'::text, 'unchecked'::text, 'details'::text])));
alter table identity.users add constraint users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'restricted'::text, 'banned'::text, 'deleted'::text])));
alter table jackpots.draw_seeds add constraint draw_seeds_pkey PRIMARY KEY (day);
alter table jackpots.draw_seeds add constraint draw_seeds_server_seed_check CHECK (((server_seed ~ '^[0-9a-f]{64}$'::text) OR (strpos(server_seed, '.'::text) > 1)));
alter table jackpots.jackpots add constraint jackpots_bets_odds_least_check CHECK ((bets_odds_least > 1000));
alter table jackpots.jackpots add constraint jackpots_levels_check CHECK (((cardinality(levels) >= 1) AND (cardinality(levels) <= 8)));
alter table jackpots.jackpots add constraint jackpots_pkey PRIMARY KEY (id);
alter table jackpots.jackpots add constraint jackpots_reserve_ppm_check CHECK (((reserve_ppm >= 0) AND (reserve_ppm <= 200000)));
alter table jackpots.jackpots add constraint jackpots_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table jackpots.jackpots add constraint jackpots_sysname_key UNIQUE (sysname);
alter table jackpots.levels add constraint levels_before_most CHECK ((before_minor <= '1000000000000'::bigint));
alter table jackpots.levels add constraint levels_check CHECK ((before_minor > seed_minor));
alter table jackpots.levels add constraint levels_check1 CHECK (((every_minor IS NULL) <> (before_minor IS NULL)));
alter table jackpots.levels add constraint levels_check2 CHECK (((before_minor IS NULL) OR (rate_ppm > 0)));
alter table jackpots.levels add constraint levels_every_minor_check CHECK ((every_minor > 0));
alter table jackpots.levels add constraint levels_every_most CHECK ((every_minor <= '1000000000000'::bigint));
alter table jackpots.levels add constraint levels_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpots.jackpots(id);
alter table jackpots.levels add constraint levels_jackpot_id_slot_key UNIQUE (jackpot_id, slot);
alter table jackpots.levels add constraint levels_name_check CHECK ((name ~ '^[a-z0-9-]{1,40}$'::text));
alter table jackpots.levels add constraint levels_pkey PRIMARY KEY (jackpot_id, name);
alter table jackpots.levels add constraint levels_rate_ppm_check CHECK (((rate_ppm >= 0) AND (rate_ppm <= 200000)));
alter table jackpots.levels add constraint levels_run_least CHECK ((run >= 0));
alter table jackpots.levels add constraint levels_seed_minor_check CHECK ((seed_minor > 0));
alter table jackpots.levels add constraint levels_seed_most CHECK ((seed_minor <= '1000000000000'::bigint));
alter table jackpots.levels add constraint levels_slot_check CHECK (((slot >= 1) AND (slot <= 8)));
alter table jackpots.published add constraint published_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpots.jackpots(id);
alter table jackpots.published add constraint published_pkey PRIMARY KEY (jackpot_id);
alter table jackpots.shares add constraint shares_carried CHECK (((cardinality(carried) = 9) AND (array_position(carried, NULL::bigint) IS NULL)));
alter table jackpots.shares add constraint shares_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpots.jackpots(id);
alter table jackpots.shares add constraint shares_pkey PRIMARY KEY (jackpot_id, shard);
alter table jackpots.shares add constraint shares_returned_minor_check CHECK ((returned_minor >= 0));
alter table jackpots.shares add constraint shares_staked_least CHECK ((staked_minor >= 0));
alter table jackpots.terms add constraint terms_check CHECK ((cardinality(rates) = cardinality(slots)));
alter table jackpots.terms add constraint terms_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpots.jackpots(id);
alter table jackpots.terms add constraint terms_pkey PRIMARY KEY (jackpot_id, version);
alter table jackpots.wins add constraint wins_amount_minor_check CHECK ((amount_minor > 0));
alter table jackpots.wins add constraint wins_jackpot_id_fkey FOREIGN KEY (jackpot_id) REFERENCES jackpots.jackpots(id);
alter table jackpots.wins add constraint wins_jackpot_id_level_run_key UNIQUE (jackpot_id, level, run);
alter table jackpots.wins add constraint wins_pkey PRIMARY KEY (id);
alter table jackpots.wins add constraint wins_round_id_key UNIQUE (round_id);
alter table ledger.accounts add constraint accounts_id_key UNIQUE (id);
alter table ledger.accounts add constraint accounts_no_overdraft CHECK ((balance_minor >= lowest_minor));
alter table ledger.accounts add constraint accounts_pkey PRIMARY KEY (path, currency, shard);
alter table ledger.closing_balances add constraint closing_balances_pkey PRIMARY KEY (account_id, closed_to);
alter table ledger.closing_sums add constraint closing_sums_pkey PRIMARY KEY (account_id);
alter table ledger.keys add constraint keys_key PRIMARY KEY (key);
alter table ledger.last_audit add constraint last_audit_is_only_check CHECK (is_only);
alter table ledger.last_audit add constraint last_audit_pkey PRIMARY KEY (is_only);
alter table ledger.play_days add constraint play_days_pkey PRIMARY KEY (path, currency, day);
alter table ledger.play_totals add constraint play_totals_pkey PRIMARY KEY (path, currency);
alter table ledger.postings add constraint postings_pkey PRIMARY KEY (transaction_id, line);
alter table ledger.proof add constraint proof_is_only_check CHECK (is_only);
alter table ledger.proof add constraint proof_pkey PRIMARY KEY (is_only);
alter table ledger.proven_balances add constraint proven_balances_pkey PRIMARY KEY (account_id);
alter table ledger.reversals add constraint reversals_pkey PRIMARY KEY (reversed);
alter table ledger.stake_limits add constraint stake_limits_check CHECK (((kind = 'single'::text) = (days = 0)));
alter table ledger.stake_limits add constraint stake_limits_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'stake'::text, 'loss'::text])));
alter table ledger.stake_limits add constraint stake_limits_most_minor_check CHECK ((most_minor >= 0));
alter table ledger.stake_limits add constraint stake_limits_pkey PRIMARY KEY (path, currency, kind, days);
alter table ledger.transactions add constraint transactions_pkey PRIMARY KEY (id);
alter table loyalty.adjustments add constraint adjustments_balance_check CHECK ((balance >= 0));
alter table loyalty.adjustments add constraint adjustments_idempotency_key_key UNIQUE (idempotency_key);
alter table loyalty.adjustments add constraint adjustments_pkey PRIMARY KEY (id);
alter table loyalty.adjustments add constraint adjustments_points_check CHECK ((points <> 0));
alter table loyalty.characters add constraint characters_from_level_check CHECK ((from_level >= 0));
alter table loyalty.characters add constraint characters_id_check CHECK ((id ~ '^[a-z0-9-]{1,60}$'::text));
alter table loyalty.characters add constraint characters_pkey PRIMARY KEY (id);
alter table loyalty.counted_plays add constraint counted_plays_experience_check CHECK ((experience >= 0));
alter table loyalty.counted_plays add constraint counted_plays_pkey PRIMARY KEY (play_id);
alter table loyalty.counted_plays add constraint counted_plays_points_check CHECK ((points >= 0));
alter table loyalty.counted_plays add constraint counted_plays_stake_minor_check CHECK ((stake_minor >= 0));
alter table loyalty.counted_plays add constraint counted_plays_win_minor_check CHECK ((win_minor >= 0));
alter table loyalty.levels add constraint levels_from_experience_check CHECK ((from_experience >= 0));
alter table loyalty.levels add constraint levels_pkey PRIMARY KEY (program, place);
alter table loyalty.levels add constraint levels_place_check CHECK ((place > 0));
alter table loyalty.levels add constraint levels_program_fkey FOREIGN KEY (program) REFERENCES loyalty.programs(sysname);
alter table loyalty.levels add constraint levels_program_from_experience_key UNIQUE (program, from_experience);
alter table loyalty.levels add constraint levels_reward_points_check CHECK ((reward_points >= 0));
alter table loyalty.members add constraint members_character_id_fkey FOREIGN KEY (character_id) REFERENCES loyalty.characters(id);
alter table loyalty.members add constraint members_level_check CHECK ((level >= 0));
alter table loyalty.members add constraint members_pkey PRIMARY KEY (player_uid);
alter table loyalty.members add constraint members_program_fkey FOREIGN KEY (program) REFERENCES loyalty.programs(sysname);
alter table loyalty.notices add constraint notices_pkey PRIMARY KEY (id);
alter table loyalty.notices add constraint notices_trigger_check CHECK ((trigger = ANY (ARRAY['level'::text, 'quest'::text, 'product'::text, 'refund'::text, 'expiry'::text, 'expired'::text, 'adjustment'::text])));
alter table loyalty.owned_characters add constraint owned_characters_character_id_fkey FOREIGN KEY (character_id) REFERENCES loyalty.characters(id);
alter table loyalty.owned_characters add constraint owned_characters_pkey PRIMARY KEY (player_uid, character_id);
alter table loyalty.paid_levels add constraint paid_levels_pkey PRIMARY KEY (player_uid, program, place);
alter table loyalty.plays_to_count add constraint plays_to_count_pkey PRIMARY KEY (id);
alter table loyalty.products add constraint products_from_level_check CHECK ((from_level >= 0));
alter table loyalty.products add constraint products_per_player_check CHECK ((per_player > 0));
alter table loyalty.products add constraint products_pkey PRIMARY KEY (id);
alter table loyalty.products add constraint products_price_points_check CHECK ((price_points > 0));
alter table loyalty.products add constraint products_sold_check CHECK ((sold >= 0));
alter table loyalty.products add constraint products_stock CHECK ((sold <= stock));
alter table loyalty.products add constraint products_stock_check CHECK ((stock >= 0));
alter table loyalty.products add constraint products_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table loyalty.products add constraint products_sysname_key UNIQUE (sysname);
alter table loyalty.programs add constraint programs_pkey PRIMARY KEY (sysname);
alter table loyalty.programs add constraint programs_sysname_check CHECK (((sysname ~ '^[a-z0-9-]{1,60}$'::text) AND (sysname <> 'shop'::text)));
alter table loyalty.purchases add constraint purchases_key UNIQUE (player_uid, idempotency_key);
alter table loyalty.purchases add constraint purchases_pkey PRIMARY KEY (id);
alter table loyalty.purchases add constraint purchases_price_points_check CHECK ((price_points > 0));
alter table loyalty.purchases add constraint purchases_product_id_fkey FOREIGN KEY (product_id) REFERENCES loyalty.products(id);
alter table loyalty.purchases add constraint purchases_refund CHECK (((refunded_at IS NULL) = (refunded_by IS NULL)));
alter table loyalty.quest_progress add constraint quest_progress_done_check CHECK ((done >= 0));
alter table loyalty.quest_progress add constraint quest_progress_pkey PRIMARY KEY (player_uid, quest, period);
alter table loyalty.quest_progress add constraint quest_progress_quest_fkey FOREIGN KEY (quest) REFERENCES loyalty.quests(sysname);
alter table loyalty.quests add constraint quests_after_fkey FOREIGN KEY (after) REFERENCES loyalty.quests(sysname);
alter table loyalty.quests add constraint quests_pkey PRIMARY KEY (sysname);
alter table loyalty.quests add constraint quests_repeats_check CHECK ((repeats = ANY (ARRAY['once'::text, 'daily'::text, 'weekly'::text])));
alter table loyalty.quests add constraint quests_reward_points_check CHECK ((reward_points > 0));
alter table loyalty.quests add constraint quests_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table loyalty.received_months add constraint received_months_expired_check CHECK ((expired >= 0));
alter table loyalty.received_months add constraint received_months_pkey PRIMARY KEY (player_uid, month);
alter table loyalty.received_months add constraint received_months_received_check CHECK ((received >= 0));
alter table marketing.assignments add constraint assignments_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES marketing.campaigns(id);
alter table marketing.assignments add constraint assignments_pkey PRIMARY KEY (campaign_id, uid);
alter table marketing.campaigns add constraint campaigns_check CHECK (((state = 'draft'::text) = (started_at IS NULL)));
alter table marketing.campaigns add constraint campaigns_check1 CHECK (((state = 'stopped'::text) = (num_nonnulls(stopped_at, stopped_by) = 2)));
alter table marketing.campaigns add constraint campaigns_check2 CHECK ((num_nonnulls(stopped_at, stopped_by) = ANY (ARRAY[0, 2])));
alter table marketing.campaigns add constraint campaigns_key_check CHECK ((length(key) = 32));
alter table marketing.campaigns add constraint campaigns_pkey PRIMARY KEY (id);
alter table marketing.campaigns add constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'stopped'::text])));
alter table marketing.campaigns add constraint campaigns_stopped_by_check CHECK ((stopped_by = ANY (ARRAY['staff'::text, 'budget'::text, 'end'::text, 'unreadable'::text])));
alter table marketing.campaigns add constraint campaigns_sysname_check CHECK ((sysname ~ '^[a-z0-9-]{1,60}$'::text));
alter table marketing.campaigns add constraint campaigns_sysname_key UNIQUE (sysname);
alter table marketing.campaigns add constraint campaigns_version_check CHECK ((version > 0));
alter table marketing.occasions add constraint occasions_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES marketing.campaigns(id);
alter table marketing.occasions add constraint occasions_campaign_id_uid_name_key UNIQUE (campaign_id, uid, name);
alter table marketing.occasions add constraint occasions_check CHECK (((done_at IS NULL) = (outcome IS NULL)));
alter table marketing.occasions add constraint occasions_given_minor_check CHECK ((given_minor >= 0));
alter table marketing.occasions add constraint occasions_outcome_check CHECK ((outcome = ANY (ARRAY['given'::text, 'told'::text, 'holdout'::text, 'not_in_segment'::text, 'left_out'::text, 'not_available'::text, 'withheld'::text, 'stopped'::text, 'budget'::text])));
alter table marketing.occasions add constraint occasions_pkey PRIMARY KEY (id);
alter table marketing.spendings add constraint spendings_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES marketing.campaigns(id);
alter table marketing.spendings add constraint spendings_given_minor_check CHECK ((given_minor >= 0));
alter table marketing.spendings add constraint spendings_pkey PRIMARY KEY (campaign_id, currency);
alter table marketing.tags add constraint tags_pkey PRIMARY KEY (uid, tag);
alter table marketing.tags add constraint tags_tag_check CHECK ((tag ~ '^[a-z0-9-]{1,40}$'::text));
alter table messages.inbox add constraint inbox_message_fkey FOREIGN KEY (message) REFERENCES messages.outbox(id) ON DELETE CASCADE;
alter table messages.inbox add constraint inbox_message_key UNIQUE (message);
alter table messages.inbox add constraint inbox_pkey PRIMARY KEY (id);
alter table messages.marks add constraint marks_pkey PRIMARY KEY (channel, address);
alter table messages.outbox add constraint outbox_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text, 'inbox'::text])));
alter table messages.outbox add constraint outbox_check CHECK (((state = 'withheld'::text) <= (reason IS NOT NULL)));
alter table messages.outbox add constraint outbox_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'required'::text, 'marketing'::text])));
alter table messages.outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table messages.outbox add constraint outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'delivered'::text, 'refused'::text, 'bounced'::text, 'failed'::text, 'complained'::text, 'withheld'::text])));
alter table messages.preferences add constraint preferences_pkey PRIMARY KEY (uid, topic, channel);
alter table outbox.dead_letters add constraint dead_letters_pkey PRIMARY KEY (module, event_id, name);
alter table outbox.deliveries add constraint deliveries_pkey PRIMARY KEY (module, event_id, name);
alter table outbox.events add constraint events_pkey PRIMARY KEY (id);
alter table players.excluded_matches add constraint excluded_matches_check CHECK (((ended_at IS NULL) = (outcome IS NULL)));
alter table players.excluded_matches add constraint excluded_matches_outcome_check CHECK ((outcome = ANY (ARRAY['cleared'::text, 'same'::text, 'over'::text])));
alter table players.excluded_matches add constraint excluded_matches_pkey PRIMARY KEY (uid, excluded_uid);
alter table players.kept_values add constraint kept_values_pkey PRIMARY KEY (uid, key);
alter table players.kept_values add constraint kept_values_uid_fkey FOREIGN KEY (uid) REFERENCES players.profiles(uid) ON DELETE CASCADE;
alter table players.news add constraint news_pkey PRIMARY KEY (id);
alter table players.news add constraint news_products_check CHECK (((products <@ '{casino,betting}'::text[]) AND (cardinality(products) > 0)));
alter table players.news_choices add constraint news_choices_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text])));
alter table players.news_choices add constraint news_choices_pkey PRIMARY KEY (id);
alter table players.news_choices add constraint news_choices_product_check CHECK ((product = ANY (ARRAY['casino'::text, 'betting'::text])));
alter table players.news_choices add constraint news_choices_source_check CHECK ((source = ANY (ARRAY['registration'::text, 'profile'::text, 'unsubscribe'::text, 'contact'::text, 'exclusion'::text, 'register'::text, 'harm'::text, 'complaint'::text, 'erasure'::text])));
alter table players.news_choices add constraint news_choices_uid_fkey FOREIGN KEY (uid) REFERENCES players.profiles(uid) ON DELETE CASCADE;
alter table players.persons add constraint persons_pkey PRIMARY KEY (mark, uid);
alter table players.profiles add constraint profiles_news_email_products_check CHECK ((news_email_products <@ '{casino,betting}'::text[]));
alter table players.profiles add constraint profiles_news_phone_products_check CHECK ((news_phone_products <@ '{casino,betting}'::text[]));
alter table players.profiles add constraint profiles_odds_format_check CHECK ((odds_format = ANY (ARRAY['decimal'::text, 'fractional'::text, 'american'::text])));
alter table players.profiles add constraint profiles_pkey PRIMARY KEY (uid);
alter table privacy.erasures add constraint erasures_pkey PRIMARY KEY (uid);
alter table privacy.erasures add constraint erasures_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'done'::text])));
alter table privacy.exports add constraint exports_pkey PRIMARY KEY (id);
alter table privacy.exports add constraint exports_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'ready'::text, 'failed'::text])));
alter table protection.counted_deposits add constraint counted_deposits_amount_minor_check CHECK ((amount_minor > 0));
alter table protection.counted_deposits add constraint counted_deposits_pkey PRIMARY KEY (deposit);
alter table protection.exclusions add constraint exclusions_pkey PRIMARY KEY (id);
alter table protection.house_limits add constraint house_limits_most_check CHECK ((most >= 0));
alter table protection.house_limits add constraint house_limits_pkey PRIMARY KEY (uid);
alter table protection.limit_changes add constraint limit_changes_pkey PRIMARY KEY (id);
alter table protection.limits add constraint limits_check CHECK (((ready_at IS NOT NULL) = (removal OR (wanted IS NOT NULL))));
alter table protection.limits add constraint limits_check1 CHECK (((NOT removal) OR (wanted IS NULL)));
alter table protection.limits add constraint limits_most_check CHECK ((most >= 0));
alter table protection.limits add constraint limits_pkey PRIMARY KEY (uid, kind, days);
alter table protection.means add constraint means_pkey PRIMARY KEY (uid);
alter table protection.reality_checks add constraint reality_checks_pkey PRIMARY KEY (id);
alter table protection.session_marks add constraint session_marks_pkey PRIMARY KEY (session);
alter table protection.statement_reminders add constraint statement_reminders_pkey PRIMARY KEY (uid);
alter table push.choices add constraint choices_pkey PRIMARY KEY (uid);
alter table push.deliveries add constraint deliveries_pkey PRIMARY KEY (id);
alter table push.deliveries add constraint deliveries_subscription_fkey FOREIGN KEY (subscription) REFERENCES push.subscriptions(id) ON DELETE CASCADE;
alter table push.deliveries add constraint deliveries_subscription_tag_key UNIQUE (subscription, tag);
alter table push.deliveries add constraint deliveries_topic_check CHECK ((topic = ANY (ARRAY['bets'::text, 'payments'::text, 'support'::text, 'matches'::text, 'messages'::text, 'notices'::text])));
alter table push.follows add constraint follows_pkey PRIMARY KEY (uid, fixture);
alter table push.subscriptions add constraint subscriptions_endpoint_key UNIQUE (endpoint);
alter table push.subscriptions add constraint subscriptions_pkey PRIMARY KEY (id);
alter table registers.answers add constraint answers_moment_check CHECK ((moment = ANY (ARRAY['registration'::text, 'login'::text, 'between'::text, 'news'::text])));
alter table registers.answers add constraint answers_pkey PRIMARY KEY (id);
alter table registers.answers add constraint answers_word_check CHECK ((word = ANY (ARRAY['excluded'::text, 'lapsed'::text, 'clear'::text, 'unknown'::text, 'details'::text])));
alter table registers.checks add constraint checks_pkey PRIMARY KEY (uid, register);
alter table registers.checks add constraint checks_word_check CHECK ((word = ANY (ARRAY['excluded'::text, 'lapsed'::text, 'clear'::text, 'unknown'::text, 'details'::text, 'left'::text])));
alter table sportsbook.bet_legs add constraint bet_legs_pkey PRIMARY KEY (bet_id, "position");
alter table sportsbook.bets add constraint bets_pkey PRIMARY KEY (uid, id);
alter table sportsbook.bookings add constraint bookings_content_key UNIQUE (content);
alter table sportsbook.bookings add constraint bookings_pkey PRIMARY KEY (code);
alter table sportsbook.competitions add constraint competitions_pkey PRIMARY KEY (id);
alter table sportsbook.competitions add constraint competitions_source_key UNIQUE (source);
alter table sportsbook.competitions add constraint competitions_sport_fkey FOREIGN KEY (sport) REFERENCES sportsbook.sports(key);
alter table sportsbook.competitions add constraint competitions_sysname_key UNIQUE (sysname);
alter table sportsbook.delayed_bets add constraint delayed_bets_pkey PRIMARY KEY (bet_id);
alter table sportsbook.events add constraint events_away_id_fkey FOREIGN KEY (away_id) REFERENCES sportsbook.participants(id);
alter table sportsbook.events add constraint events_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES sportsbook.competitions(id);
alter table sportsbook.events add constraint events_home_id_fkey FOREIGN KEY (home_id) REFERENCES sportsbook.participants(id);
alter table sportsbook.events add constraint events_pkey PRIMARY KEY (id);
alter table sportsbook.events add constraint events_source_key UNIQUE (source);
alter table sportsbook.events add constraint events_sport_fkey FOREIGN KEY (sport) REFERENCES sportsbook.sports(key);
alter table sportsbook.exposures add constraint exposures_pkey PRIMARY KEY (market_id, outcome, currency);
alter table sportsbook.feeds add constraint feeds_pkey PRIMARY KEY (name);
alter table sportsbook.free_bets add constraint free_bets_boost CHECK (((boost_percent IS NULL) = (extra_most_minor IS NULL)));
alter table sportsbook.free_bets add constraint free_bets_boost_percent_check CHECK (((boost_percent >= 1) AND (boost_percent <= 100)));
alter table sportsbook.free_bets add constraint free_bets_check CHECK (((status = 'used'::text) = (bet_id IS NOT NULL)));
alter table sportsbook.free_bets add constraint free_bets_check1 CHECK (((status = 'active'::text) = (ended_at IS NULL)));
alter table sportsbook.free_bets add constraint free_bets_extra_most_minor_check CHECK ((extra_most_minor > 0));
alter table sportsbook.free_bets add constraint free_bets_legs_least_check CHECK (((legs_least >= 1) AND (legs_least <= 20)));
alter table sportsbook.free_bets add constraint free_bets_odds_least_check CHECK ((odds_least > 1000));
alter table sportsbook.free_bets add constraint free_bets_of_staff CHECK (((num_nonnulls(input_hash, reason, made_by) = ANY (ARRAY[0, 3])) AND ((approved_by IS NULL) OR (made_by IS NOT NULL))));
alter table sportsbook.free_bets add constraint free_bets_pkey PRIMARY KEY (id);
alter table sportsbook.free_bets add constraint free_bets_stake_minor_check CHECK ((stake_minor > 0));
alter table sportsbook.free_bets add constraint free_bets_status_check CHECK ((status = ANY (ARRAY['active'::text, 'used'::text, 'expired'::text, 'removed'::text])));
alter table sportsbook.free_bets add constraint free_bets_uid_source_key UNIQUE (uid, source);
alter table sportsbook.incidents add constraint incidents_event_id_fkey FOREIGN KEY (event_id) REFERENCES sportsbook.events(id);
alter table sportsbook.incidents add constraint incidents_pkey PRIMARY KEY (event_id, sequence);
alter table sportsbook.markets add constraint markets_event_id_market_type_specifier_key UNIQUE (event_id, market_type, specifier);
alter table sportsbook.markets add constraint markets_held CHECK (((NOT is_held) OR (status <> 'open'::sportsbook.market_status)));
alter table sportsbook.markets add constraint markets_pkey PRIMARY KEY (id);
alter table sportsbook.outcomes add constraint outcomes_pkey PRIMARY KEY (market_id, code);
alter table sportsbook.participant_names add constraint participant_names_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES sportsbook.participants(id);
alter table sportsbook.participant_names add constraint participant_names_pkey PRIMARY KEY (country_code, name);
alter table sportsbook.participants add constraint participants_pkey PRIMARY KEY (id);
alter table sportsbook.participants add constraint participants_source_key UNIQUE (source);
alter table sportsbook.participants add constraint participants_sport_fkey FOREIGN KEY (sport) REFERENCES sportsbook.sports(key);
alter table sportsbook.player_exposures add constraint player_exposures_pkey PRIMARY KEY (uid, currency);
alter table sportsbook.replay_orders add constraint replay_orders_pkey PRIMARY KEY (source);
alter table sportsbook.results add constraint results_event_id_fkey FOREIGN KEY (event_id) REFERENCES sportsbook.events(id);
alter table sportsbook.results add constraint results_pkey PRIMARY KEY (event_id, number);
alter table sportsbook.sports add constraint sports_pkey PRIMARY KEY (key);
alter table sportsbook.voids add constraint voids_amount_minor_check CHECK ((amount_minor >= 0));
alter table sportsbook.voids add constraint voids_pkey PRIMARY KEY (id);
alter table staff.account_roles add constraint account_roles_account_fkey FOREIGN KEY (account) REFERENCES staff.accounts(id) ON DELETE CASCADE;
alter table staff.account_roles add constraint account_roles_pkey PRIMARY KEY (account, role);
alter table staff.account_roles add constraint account_roles_role_fkey FOREIGN KEY (role) REFERENCES staff.roles(name);
alter table staff.accounts add constraint accounts_document_id_key UNIQUE (document_id);
alter table staff.accounts add constraint accounts_pkey PRIMARY KEY (id);
alter table staff.audit add constraint audit_event_check CHECK ((event = ANY (ARRAY['allowed'::text, 'refused'::text, 'proposed'::text, 'written'::text, 'done'::text, 'failed'::text])));
alter table staff.audit add constraint audit_pkey PRIMARY KEY (id);
alter table staff.known_networks add constraint known_networks_account_fkey FOREIGN KEY (account) REFERENCES staff.accounts(id) ON DELETE CASCADE;
alter table staff.known_networks add constraint known_networks_pkey PRIMARY KEY (account, network);
alter table staff.login_failures add constraint login_failures_pkey PRIMARY KEY (login_hash);
alter table staff.requests add constraint requests_check CHECK (((state = 'open'::text) = (decided_by IS NULL)));
alter table staff.requests add constraint requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff.accounts(id);
alter table staff.requests add constraint requests_four_eyes CHECK (((decided_by IS NULL) OR (decided_by IS DISTINCT FROM proposer)));
alter table staff.requests add constraint requests_pkey PRIMARY KEY (id);
alter table staff.requests add constraint requests_proposer_fkey FOREIGN KEY (proposer) REFERENCES staff.accounts(id);
alter table staff.requests add constraint requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'done'::text, 'failed'::text, 'declined'::text])));
alter table staff.roles add constraint roles_pkey PRIMARY KEY (name);
alter table staff.sessions add constraint sessions_account_fkey FOREIGN KEY (account) REFERENCES staff.accounts(id) ON DELETE CASCADE;
alter table staff.sessions add constraint sessions_pkey PRIMARY KEY (token_hash);
alter table staff.tokens add constraint tokens_account_fkey FOREIGN KEY (account) REFERENCES staff.accounts(id) ON DELETE CASCADE;
alter table staff.tokens add constraint tokens_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'content'::text, 'password'::text, 'email'::text])));
alter table staff.tokens add constraint tokens_pkey PRIMARY KEY (token_hash);
alter table studios.games add constraint games_pkey PRIMARY KEY (game);
alter table studios.games add constraint games_wallet_code_key UNIQUE (wallet, code);
alter table studios.rounds add constraint rounds_pkey PRIMARY KEY (wallet, uid, game, name);
alter table studios.rounds add constraint rounds_status_check CHECK ((status = ANY (ARRAY['open'::text, 'finished'::text, 'void'::text])));
alter table studios.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table studios.transactions add constraint transactions_amount_minor_check CHECK ((amount_minor >= 0));
alter table studios.transactions add constraint transactions_key PRIMARY KEY (wallet, vendor_id);
alter table studios.transactions add constraint transactions_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'free-win'::text, 'rollback'::text, 'cancelled'::text])));
alter table support.attachments add constraint attachments_message_fkey FOREIGN KEY (message) REFERENCES support.messages(id) ON DELETE CASCADE;
alter table support.attachments add constraint attachments_message_key UNIQUE (message);
alter table support.attachments add constraint attachments_pkey PRIMARY KEY (id);
alter table support.canned_answers add constraint canned_answers_locale_title_key UNIQUE (locale, title);
alter table support.canned_answers add constraint canned_answers_pkey PRIMARY KEY (id);
alter table support.conversations add constraint conversations_about_check CHECK ((about = ANY (ARRAY['bet'::text, 'round'::text, 'payment'::text])));
alter table support.conversations add constraint conversations_check CHECK ((num_nonnulls(uid, visitor) <= 1));
alter table support.conversations add constraint conversations_check1 CHECK (((kind = 'dispute'::text) = (about IS NOT NULL)));
alter table support.conversations add constraint conversations_kind_check CHECK ((kind = ANY (ARRAY['chat'::text, 'ticket'::text, 'dispute'::text])));
alter table support.conversations add constraint conversations_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'partly'::text, 'declined'::text])));
alter table support.conversations add constraint conversations_pkey PRIMARY KEY (id);
alter table support.conversations add constraint conversations_rating_check CHECK (((rating >= 1) AND (rating <= 5)));
alter table support.conversations add constraint conversations_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text])));
alter table support.conversations add constraint conversations_visitor_fkey FOREIGN KEY (visitor) REFERENCES support.visitors(id) ON DELETE CASCADE;
alter table support.messages add constraint messages_conversation_fkey FOREIGN KEY (conversation) REFERENCES support.conversations(id) ON DELETE CASCADE;
alter table support.messages add constraint messages_conversation_key_key UNIQUE (conversation, key);
alter table support.messages add constraint messages_pkey PRIMARY KEY (id);
alter table support.messages add constraint messages_side_check CHECK ((side = ANY (ARRAY['writer'::text, 'staff'::text, 'system'::text])));
alter table support.notes add constraint notes_conversation_fkey FOREIGN KEY (conversation) REFERENCES support.conversations(id) ON DELETE CASCADE;
alter table support.notes add constraint notes_pkey PRIMARY KEY (id);
alter table support.presence add constraint presence_pkey PRIMARY KEY (member);
alter table support.vendor_events add constraint vendor_events_event_check CHECK ((event = ANY (ARRAY['sent'::text, 'received'::text])));
alter table support.vendor_events add constraint vendor_events_pkey PRIMARY KEY (id);
alter table support.visitors add constraint visitors_key_hash_key UNIQUE (key_hash);
alter table support.visitors add constraint visitors_pkey PRIMARY KEY (id);
alter table tournaments.entries add constraint entries_pkey PRIMARY KEY (tournament_id, player_uid);
alter table tournaments.entries add constraint entries_points_check CHECK ((points >= 0));
alter table tournaments.entries add constraint entries_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments.tournaments(id);
alter table tournaments.scored_rounds add constraint scored_rounds_pkey PRIMARY KEY (tournament_id, round_id);
alter table tournaments.scored_rounds add constraint scored_rounds_stake_minor_check CHECK ((stake_minor > 0));
alter table tournaments.scored_rounds add constraint scored_rounds_win_minor_check CHECK ((win_minor >= 0));
alter table tournaments.stage_scores add constraint stage_scores_pkey PRIMARY KEY (tournament_id, stage, player_uid);
alter table tournaments.stage_scores add constraint stage_scores_points_check CHECK ((points >= 0));
alter table tournaments.stage_scores add constraint stage_scores_stage_check CHECK ((stage > 0));
alter table tournaments.stage_scores add constraint stage_scores_tournament_id_player_uid_fkey FOREIGN KEY (tournament_id, player_uid) REFERENCES tournaments.entries(tournament_id, player_uid) ON DELETE CASCADE;
alter table tournaments.tournaments add constraint tournaments_check CHECK ((ends_at > starts_at));
alter table tournaments.tournaments add constraint tournaments_entrants_most_check CHECK ((entrants_most > 0));
alter table tournaments.tournaments add constraint tournaments_pkey PRIMARY KEY (id);
alter table tournaments.tournaments add constraint tournaments_prizes CHECK (((tournaments.sum_of(prizes_minor) = total_prize_minor) AND (0 < ALL (prizes_minor))));
alter table tournaments.tournaments add constraint tournaments_rates CHECK ((rates ? currency));
alter table tournaments.tournaments add constraint tournaments_repeats CHECK (((NOT repeats) OR (series IS NOT NULL)));
alter table tournaments.tournaments add constraint tournaments_run_check CHECK ((run > 0));
alter table tournaments.tournaments add constraint tournaments_runs UNIQUE (series, run);
alter table tournaments.tournaments add constraint tournaments_scoring_check CHECK ((scoring = ANY (ARRAY['stakes'::text, 'multiplier'::text, 'net_win'::text, 'streak'::text, 'position'::text])));
alter table tournaments.tournaments add constraint tournaments_stages CHECK (((scoring = 'position'::text) = (stages IS NOT NULL)));
alter table tournaments.tournaments add constraint tournaments_stages_closed_check CHECK ((stages_closed >= 0));
alter table tournaments.tournaments add constraint tournaments_stages_stay CHECK (((stages IS NULL) OR (NOT reset_on_cashout)));
alter table tournaments.tournaments add constraint tournaments_sysname_key UNIQUE (sysname);
alter table tournaments.tournaments add constraint tournaments_total_prize_minor_check CHECK ((total_prize_minor >= 0));
alter table tracking.active_days add constraint active_days_pkey PRIMARY KEY (uid, day);
alter table tracking.attributions add constraint attributions_check CHECK ((((first_deposit_at IS NULL) = (first_deposit_minor IS NULL)) AND ((first_deposit_at IS NULL) = (first_deposit_currency IS NULL))));
alter table tracking.attributions add constraint attributions_first_deposit_minor_check CHECK ((first_deposit_minor > 0));
alter table tracking.attributions add constraint attributions_pkey PRIMARY KEY (uid);
alter table tracking.consents add constraint consents_pkey PRIMARY KEY (id);
alter table tracking.consents add constraint consents_place_check CHECK ((place = ANY (ARRAY['question'::text, 'choices'::text, 'account'::text])));
alter table tracking.consents add constraint consents_proof_key UNIQUE (proof);
alter table tracking.events add constraint events_pkey PRIMARY KEY (id);
alter table tracking.events add constraint events_visit_fkey FOREIGN KEY (visit) REFERENCES tracking.visits(id) ON DELETE SET NULL;
alter table tracking.fraud_checks add constraint fraud_checks_action_check CHECK ((action = ANY (ARRAY['account_login'::text, 'withdrawal'::text])));
alter table tracking.fraud_checks add constraint fraud_checks_pkey PRIMARY KEY (id);
alter table tracking.fraud_checks add constraint fraud_checks_score_check CHECK (((score >= 0) AND (score <= 10000)));
alter table tracking.fraud_checks add constraint fraud_checks_state_check CHECK ((state = ANY (ARRAY['APPROVE'::text, 'REVIEW'::text, 'DECLINE'::text])));
alter table tracking.funnel_days add constraint funnel_days_pkey PRIMARY KEY (day, market, step);
alter table tracking.funnel_steps add constraint funnel_steps_pkey PRIMARY KEY (id);
alter table tracking.funnel_steps add constraint funnel_steps_step_check CHECK ((step = ANY (ARRAY['visit'::text, 'registration_opened'::text, 'registered'::text, 'first_deposit'::text, 'first_stake'::text])));
alter table tracking.hits add constraint hits_pkey PRIMARY KEY (id);
alter table tracking.hits add constraint hits_visit_fkey FOREIGN KEY (visit) REFERENCES tracking.visits(id) ON DELETE CASCADE;
alter table tracking.marks add constraint marks_pkey PRIMARY KEY (uid);
alter table tracking.postbacks add constraint postbacks_goal_check CHECK ((goal = ANY (ARRAY['registration'::text, 'first_deposit'::text])));
alter table tracking.postbacks add constraint postbacks_pkey PRIMARY KEY (id);
alter table tracking.postbacks add constraint postbacks_uid_goal_key UNIQUE (uid, goal);
alter table tracking.publishers add constraint publishers_id_check CHECK (((length(id) >= 1) AND (length(id) <= 200)));
alter table tracking.publishers add constraint publishers_pkey PRIMARY KEY (id);
alter table tracking.retention_days add constraint retention_days_pkey PRIMARY KEY (day, market);
alter table tracking.visits add constraint visits_key_hash_key UNIQUE (key_hash);
alter table tracking.visits add constraint visits_pkey PRIMARY KEY (id);
alter table verification.callbacks add constraint callbacks_pkey PRIMARY KEY (vendor, digest);
alter table verification.checks add constraint checks_key_key UNIQUE (key);
alter table verification.checks add constraint checks_pkey PRIMARY KEY (uid, step);
alter table verification.checks add constraint checks_state_check CHECK ((state = ANY (ARRAY['not_started'::text, 'incomplete'::text, 'pending'::text, 'retry'::text, 'approved'::text, 'rejected'::text, 'expired'::text])));
alter table verification.checks add constraint checks_step_check CHECK ((step = ANY (ARRAY['identity'::text, 'funds'::text])));
alter table verification.checks add constraint checks_trigger_check CHECK ((trigger = ANY (ARRAY['play'::text, 'withdrawal'::text, 'deposits'::text, 'age'::text, 'staff'::text, 'document'::text, 'means'::text, 'limit'::text, 'excluded'::text])));
alter table verification.history add constraint history_pkey PRIMARY KEY (id);
alter table verification.people add constraint people_pkey PRIMARY KEY (uid);
alter table verification.requisites add constraint requisites_pkey PRIMARY KEY (mark, uid);
alter table verification.requisites add constraint requisites_state_check CHECK ((state = ANY (ARRAY['used'::text, 'checked'::text, 'cleared'::text, 'fraudulent'::text])));
alter table verification.tasks add constraint tasks_decision_check CHECK ((decision = ANY (ARRAY['cleared'::text, 'rejected'::text])));
alter table verification.tasks add constraint tasks_kind_check CHECK ((kind = ANY (ARRAY['duplicate'::text, 'watchlist'::text, 'age'::text, 'mismatch'::text, 'unread'::text, 'requisites'::text, 'excluded'::text])));
alter table verification.tasks add constraint tasks_pkey PRIMARY KEY (id);
alter table verification.tasks add constraint tasks_uid_kind_about_key UNIQUE (uid, kind, about);

-- Indexes

CREATE INDEX bonuses_due ON bonuses.bonuses USING btree ((
CASE status
    WHEN 'active'::text THEN active_until
    ELSE available_until
END)) WHERE (status = ANY (ARRAY['available'::text, 'active'::text]));
CREATE INDEX bonuses_of_losses ON bonuses.bonuses USING btree (uid) WHERE (loss IS NOT NULL);
CREATE INDEX cashbacks_due ON bonuses.cashbacks USING btree (receiving_expired_at) WHERE (status = 'active'::text);
CREATE INDEX cashbacks_of_player ON bonuses.cashbacks USING btree (uid, finished_at DESC, id DESC);
CREATE INDEX cashbacks_unapproved ON bonuses.cashbacks USING btree (created_at) WHERE ((approved_by IS NULL) AND (program IS NULL));
CREATE INDEX counted_rounds_by_round ON ONLY bonuses.counted_rounds USING btree (round_id);
CREATE INDEX decisions_of_bonus ON bonuses.decisions USING btree (bonus_id);
CREATE INDEX decisions_unapproved ON bonuses.decisions USING btree (created_at) WHERE (approved_by IS NULL);
CREATE INDEX flags_of_player ON bonuses.flags USING btree (uid);
CREATE INDEX flags_open ON bonuses.flags USING btree (last_at DESC) WHERE (decision IS NULL);
CREATE UNIQUE INDEX one_active_of_a_kind ON bonuses.bonuses USING btree (uid, kind) WHERE (status = 'active'::text);
CREATE INDEX reward_flags_of_cashback ON bonuses.reward_flags USING btree (cashback_id) WHERE (cashback_id IS NOT NULL);
CREATE INDEX reward_flags_open ON bonuses.reward_flags USING btree (last_at DESC) WHERE (decision IS NULL);
CREATE INDEX claims_of_deposit ON campaigns.offer_claims USING btree (deposit) WHERE (deposit IS NOT NULL);
CREATE INDEX revoked_gifts_of_deposit ON campaigns.revoked_gifts USING btree (deposit);
CREATE INDEX withheld_open ON campaigns.withheld USING btree (found_at DESC) WHERE (decision IS NULL);
CREATE INDEX rechecks_of_player ON cashback.rechecks USING btree (product, uid);
CREATE INDEX adjustments_of_player ON cashier.adjustments USING btree (uid, id DESC);
CREATE INDEX adjustments_unapproved ON cashier.adjustments USING btree (created_at) WHERE (approved_by IS NULL);
CREATE INDEX callbacks_alarms ON cashier.callbacks USING btree (received_at) WHERE (outcome <> ALL (ARRAY['moved'::text, 'stayed'::text, 'irrelevant'::text]));
CREATE INDEX deposits_of_player ON cashier.deposits USING btree (uid, id DESC);
CREATE INDEX deposits_sealed_with ON cashier.deposits USING btree (sealed_with) WHERE (sealed_with IS NOT NULL);
CREATE INDEX deposits_to_check ON cashier.deposits USING btree (check_at) WHERE ((status = ANY (ARRAY['created'::text, 'pending'::text, 'expired'::text])) OR (reason = 'not_started'::text));
CREATE INDEX deposits_unreconciled ON cashier.deposits USING btree (settled_at) WHERE ((status = 'success'::text) AND (reconciled_at IS NULL));
CREATE INDEX discrepancies_of_payment ON cashier.discrepancies USING btree (transaction_id) WHERE (closed_at IS NULL);
CREATE INDEX discrepancies_open ON cashier.discrepancies USING btree (id) WHERE (closed_at IS NULL);
CREATE INDEX prizes_of_player ON cashier.prizes USING btree (uid, id DESC);
CREATE INDEX reversals_of_deposit ON cashier.reversals USING btree (deposit_id);
CREATE INDEX reversals_of_player ON cashier.reversals USING btree (uid, id DESC);
CREATE INDEX withdrawals_of_player ON cashier.withdrawals USING btree (uid, id DESC);
CREATE INDEX withdrawals_sealed_with ON cashier.withdrawals USING btree (sealed_with) WHERE (sealed_with IS NOT NULL);
CREATE INDEX withdrawals_to_check ON cashier.withdrawals USING btree (check_at) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
CREATE INDEX withdrawals_unreconciled ON cashier.withdrawals USING btree (settled_at) WHERE ((status = 'paid'::text) AND (reconciled_at IS NULL));
CREATE INDEX banners_by_position ON content.banners USING btree ("position", place, id);
CREATE INDEX cases_of_player ON dormancy.cases USING btree (uid, id DESC);
CREATE UNIQUE INDEX cases_open ON dormancy.cases USING btree (uid) WHERE (state <> 'ended'::text);
CREATE INDEX candidates_first ON draws.candidates USING btree (draw_id, finished_at, round_id);
CREATE INDEX draws_open ON draws.draws USING btree (id) WHERE ((closed_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX entries_of_player ON draws.entries USING btree (player_uid, draw_id);
CREATE INDEX prizes_of_player ON draws.prizes USING btree (player_uid) WHERE (player_uid IS NOT NULL);
CREATE UNIQUE INDEX tickets_bought ON draws.tickets USING btree (player_uid, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX tickets_of_player ON draws.tickets USING btree (player_uid, draw_id, first);
CREATE INDEX exports_of_player ON games.exports USING btree (player_uid, id DESC);
CREATE UNIQUE INDEX exports_one_requested ON games.exports USING btree (player_uid) WHERE (state = 'requested'::text);
CREATE INDEX live_rounds_of_game ON games.live_rounds USING btree (game, id DESC);
CREATE UNIQUE INDEX live_rounds_one_open ON games.live_rounds USING btree (game) WHERE (settled_at IS NULL);
CREATE INDEX open_rounds_of_live_round ON games.open_rounds USING btree (live_round) WHERE (live_round IS NOT NULL);
CREATE INDEX packs_active ON games.packs USING btree (player_uid, expires_at) WHERE (status = 'active'::text);
CREATE INDEX packs_due ON games.packs USING btree (expires_at) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX return_alarms_open ON games.return_alarms USING btree (game, version) WHERE (ended_at IS NULL);
CREATE INDEX rounds_of_live_round ON ONLY games.rounds USING btree (live_round) WHERE (live_round IS NOT NULL);
CREATE INDEX rounds_of_player ON ONLY games.rounds USING btree (player_uid, id);
CREATE UNIQUE INDEX seeds_one_active ON games.seeds USING btree (player_uid) WHERE is_active;
CREATE INDEX seeds_revealed ON games.seeds USING btree (player_uid, id) WHERE (NOT is_active);
CREATE INDEX seeds_to_reveal ON games.seeds USING btree (id) WHERE ((NOT is_active) AND (strpos(server_seed, '.'::text) > 0));
CREATE INDEX actions_of_player ON harm.actions USING btree (uid, id DESC);
CREATE INDEX interactions_of_player ON harm.interactions USING btree (uid, id DESC);
CREATE INDEX players_of_level ON harm.players USING btree (level, score DESC, uid) WHERE (level > 0);
CREATE INDEX players_to_score ON harm.players USING btree (changed_at) WHERE (changed_at IS NOT NULL);
CREATE INDEX access_log_by_age ON ONLY identity.access_log USING btree (at);
CREATE INDEX devices_by_age ON identity.devices USING btree (seen_at);
CREATE INDEX devices_by_token ON identity.devices USING btree (token_hash);
CREATE INDEX entry_tickets_of_session ON identity.entry_tickets USING btree (session_id);
CREATE INDEX known_networks_by_age ON identity.known_networks USING btree (seen_at);
CREATE INDEX passkey_challenges_by_end ON identity.passkey_challenges USING btree (expires_at);
CREATE INDEX passkeys_of_user ON identity.passkeys USING btree (uid);
CREATE INDEX passwords_set_of_user ON identity.passwords_set USING btree (uid);
CREATE INDEX past_sessions_of_player ON identity.past_sessions USING btree (uid, ended_at);
CREATE INDEX recoveries_of_user ON identity.recoveries USING btree (uid, created_at DESC);
CREATE INDEX sessions_of_user ON identity.sessions USING btree (uid);
CREATE INDEX social_identities_of_user ON identity.social_identities USING btree (uid);
CREATE INDEX terms_acceptances_of ON identity.terms_acceptances USING btree (uid, id);
CREATE INDEX wins_newest ON jackpots.wins USING btree (jackpot_id, id DESC);
CREATE INDEX wins_of_player ON jackpots.wins USING btree (player_uid, id);
CREATE INDEX postings_from ON ONLY ledger.postings USING btree (from_account, from_version) WHERE from_player;
CREATE INDEX postings_to ON ONLY ledger.postings USING btree (to_account, to_version) WHERE to_player;
CREATE INDEX adjustments_of_member ON loyalty.adjustments USING btree (made_by, created_at DESC) WHERE (approved_by IS NULL);
CREATE INDEX adjustments_of_player ON loyalty.adjustments USING btree (player_uid, created_at DESC);
CREATE INDEX notices_of_player ON loyalty.notices USING btree (player_uid, id DESC);
CREATE INDEX notices_untold ON loyalty.notices USING btree (player_uid, id) WHERE (told_at IS NULL);
CREATE INDEX purchases_of_player ON loyalty.purchases USING btree (player_uid, id DESC);
CREATE INDEX purchases_of_product ON loyalty.purchases USING btree (product_id, player_uid) WHERE (refunded_at IS NULL);
CREATE INDEX quest_progress_old ON loyalty.quest_progress USING btree (period) WHERE (period <> ''::text);
CREATE INDEX received_months_open ON loyalty.received_months USING btree (month) WHERE (ended_at IS NULL);
CREATE INDEX assignments_of_player ON marketing.assignments USING btree (uid);
CREATE INDEX campaigns_running ON marketing.campaigns USING btree ((((terms -> 'trigger'::text) ->> 'on'::text)), id) WHERE (state = 'running'::text);
CREATE INDEX occasions_of_player ON marketing.occasions USING btree (uid);
CREATE INDEX occasions_waiting ON marketing.occasions USING btree (due_at, id) WHERE (done_at IS NULL);
CREATE INDEX advertising_of_player ON messages.outbox USING btree (uid, channel, claimed_at) WHERE ((kind = 'marketing'::text) AND (claimed_at IS NOT NULL));
CREATE INDEX inbox_of_player ON messages.inbox USING btree (uid, id DESC);
CREATE INDEX marks_of_player ON messages.marks USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX outbox_of_address ON messages.outbox USING btree (to_address, id DESC) WHERE (uid IS NULL);
CREATE INDEX outbox_of_player ON messages.outbox USING btree (uid, id DESC) WHERE (uid IS NOT NULL);
CREATE UNIQUE INDEX told_once ON messages.outbox USING btree (uid, key, channel, once) WHERE (once IS NOT NULL);
CREATE INDEX unread_of_player ON messages.inbox USING btree (uid) WHERE (read_at IS NULL);
CREATE INDEX news_choices_of_player ON players.news_choices USING btree (uid, id DESC);
CREATE INDEX persons_of ON players.persons USING btree (uid);
CREATE INDEX profiles_by_nickname ON players.profiles USING btree (lower(fakename) COLLATE "C");
CREATE INDEX profiles_test ON players.profiles USING btree (uid) WHERE is_test;
CREATE INDEX erasures_by_end ON privacy.erasures USING btree (retained_until) WHERE (retained IS NOT NULL);
CREATE INDEX exports_of_player ON privacy.exports USING btree (uid, id DESC);
CREATE UNIQUE INDEX exports_one_requested ON privacy.exports USING btree (uid) WHERE (state = 'requested'::text);
CREATE INDEX counted_deposits_of_player ON protection.counted_deposits USING btree (uid, begun_at);
CREATE INDEX exclusions_of_player ON protection.exclusions USING btree (uid, id DESC);
CREATE INDEX limit_changes_of_player ON protection.limit_changes USING btree (uid, id DESC);
CREATE INDEX reality_checks_of_player ON protection.reality_checks USING btree (uid, id DESC);
CREATE INDEX deliveries_to_drop ON push.deliveries USING btree (expires_at);
CREATE INDEX follows_of_fixture ON push.follows USING btree (fixture);
CREATE INDEX subscriptions_of_player ON push.subscriptions USING btree (uid, id);
CREATE INDEX subscriptions_of_session ON push.subscriptions USING btree (session);
CREATE INDEX answers_of_player ON registers.answers USING btree (uid, id DESC);
CREATE INDEX unanswered_checks ON registers.checks USING btree (at) WHERE (word = 'unknown'::text);
CREATE INDEX bet_legs_event ON ONLY sportsbook.bet_legs USING btree (event_id);
CREATE INDEX bets_settled ON ONLY sportsbook.bets USING brin (settled_at) WITH (pages_per_range='32');
CREATE INDEX bets_undrawn ON ONLY sportsbook.bets USING btree (id) WHERE ((jackpot_id IS NOT NULL) AND (jackpot_end IS NULL) AND (state = ANY (ARRAY['won'::sportsbook.bet_state, 'lost'::sportsbook.bet_state, 'returned'::sportsbook.bet_state, 'rejected'::sportsbook.bet_state])));
CREATE INDEX bookings_to_drop ON sportsbook.bookings USING btree (expires_at);
CREATE INDEX events_competition ON sportsbook.events USING btree (competition_id, starts_at);
CREATE INDEX events_pair ON sportsbook.events USING btree (competition_id, home_id, away_id);
CREATE INDEX events_running ON sportsbook.events USING btree (starts_at) WHERE (status = ANY (ARRAY['not_started'::sportsbook.event_status, 'live'::sportsbook.event_status]));
CREATE INDEX events_starts_at ON sportsbook.events USING btree (starts_at);
CREATE INDEX events_unsettled ON sportsbook.events USING btree (id) WHERE ((settled_at IS NULL) AND (status = ANY (ARRAY['ended'::sportsbook.event_status, 'postponed'::sportsbook.event_status, 'cancelled'::sportsbook.event_status, 'abandoned'::sportsbook.event_status])));
CREATE INDEX free_bets_active ON sportsbook.free_bets USING btree (expires_at) WHERE (status = 'active'::text);
CREATE INDEX free_bets_unapproved ON sportsbook.free_bets USING btree (created_at) WHERE ((made_by IS NOT NULL) AND (approved_by IS NULL));
CREATE INDEX replay_orders_open ON sportsbook.replay_orders USING btree (starts_at) WHERE (ordered_at IS NULL);
CREATE INDEX voids_of_bet ON sportsbook.voids USING btree (bet_id);
CREATE INDEX voids_unapproved ON sportsbook.voids USING btree (created_at) WHERE (approved_by IS NULL);
CREATE UNIQUE INDEX accounts_email ON staff.accounts USING btree (lower(email));
CREATE UNIQUE INDEX accounts_username ON staff.accounts USING btree (lower(username));
CREATE INDEX audit_account ON staff.audit USING btree (account, id);
CREATE INDEX audit_call ON staff.audit USING btree (call, id);
CREATE INDEX requests_open ON staff.requests USING btree (id) WHERE (state = 'open'::text);
CREATE INDEX sessions_account ON staff.sessions USING btree (account);
CREATE INDEX tokens_account ON staff.tokens USING btree (account, kind);
CREATE INDEX rounds_open ON studios.rounds USING btree (last_at) WHERE (status = 'open'::text);
CREATE INDEX sessions_expired ON studios.sessions USING btree (expires_at);
CREATE INDEX sessions_of_player ON studios.sessions USING btree (uid);
CREATE INDEX attachments_of_network ON support.attachments USING btree (network) WHERE (network IS NOT NULL);
CREATE INDEX conversations_closed ON support.conversations USING btree (changed_at DESC) WHERE (state = 'closed'::text);
CREATE INDEX conversations_of_player ON support.conversations USING btree (uid, id DESC) WHERE (uid IS NOT NULL);
CREATE INDEX conversations_of_visitor ON support.conversations USING btree (visitor, id DESC) WHERE (visitor IS NOT NULL);
CREATE INDEX conversations_waiting ON support.conversations USING btree (state, waiting_since, id) WHERE (state <> 'closed'::text);
CREATE INDEX messages_of_conversation ON support.messages USING btree (conversation, id);
CREATE INDEX notes_of_conversation ON support.notes USING btree (conversation, id);
CREATE UNIQUE INDEX one_dispute ON support.conversations USING btree (uid, about, about_id) WHERE (kind = 'dispute'::text);
CREATE UNIQUE INDEX open_chat_of_player ON support.conversations USING btree (uid) WHERE ((kind = 'chat'::text) AND (state <> 'closed'::text) AND (uid IS NOT NULL));
CREATE UNIQUE INDEX open_chat_of_visitor ON support.conversations USING btree (visitor) WHERE ((kind = 'chat'::text) AND (state <> 'closed'::text) AND (visitor IS NOT NULL));
CREATE INDEX tickets_of_visitors ON support.conversations USING btree (email, opened_at) WHERE ((kind = 'ticket'::text) AND (uid IS NULL));
CREATE INDEX vendor_events_of_player ON support.vendor_events USING btree (uid, id);
CREATE INDEX entries_board ON tournaments.entries USING btree (tournament_id, points DESC, reached_at, player_uid);
CREATE INDEX entries_of_player ON tournaments.entries USING btree (player_uid, tournament_id);
CREATE UNIQUE INDEX entries_of_source ON tournaments.entries USING btree (source) WHERE (source IS NOT NULL);
CREATE INDEX entries_winners ON tournaments.entries USING btree (tournament_id, place) WHERE (place IS NOT NULL);
CREATE INDEX scored_rounds_of_player ON ONLY tournaments.scored_rounds USING btree (tournament_id, player_uid, started_at);
CREATE INDEX stage_scores_board ON tournaments.stage_scores USING btree (tournament_id, stage, points DESC, reached_at, player_uid);
CREATE INDEX stage_scores_of_player ON tournaments.stage_scores USING btree (player_uid, tournament_id);
CREATE INDEX tournaments_open ON tournaments.tournaments USING btree (ends_at) WHERE (closed_at IS NULL);
CREATE INDEX attributions_by_time ON tracking.attributions USING btree (registered_at, publisher_id);
CREATE INDEX consents_of_player ON tracking.consents USING btree (uid, id DESC) WHERE (uid IS NOT NULL);
CREATE INDEX consents_to_drop ON tracking.consents USING btree (kept_until);
CREATE INDEX events_by_time ON tracking.events USING btree (at, name);
CREATE INDEX events_of_player ON tracking.events USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX events_of_visit ON tracking.events USING btree (visit) WHERE (visit IS NOT NULL);
CREATE INDEX fraud_checks_by_time ON tracking.fraud_checks USING btree (asked_at DESC, id DESC);
CREATE INDEX fraud_checks_of_player ON tracking.fraud_checks USING btree (uid, id DESC);
CREATE INDEX fraud_checks_that_held ON tracking.fraud_checks USING btree (withdrawal) WHERE is_held;
CREATE INDEX funnel_steps_by_day ON tracking.funnel_steps USING btree (day, market, step);
CREATE UNIQUE INDEX funnel_steps_of_player ON tracking.funnel_steps USING btree (uid, step) WHERE (uid IS NOT NULL);
CREATE INDEX hits_by_time ON tracking.hits USING btree (at, publisher_id);
CREATE INDEX hits_of_visit ON tracking.hits USING btree (visit, id DESC);
CREATE INDEX marks_by_address ON tracking.marks USING btree (address);
CREATE INDEX marks_of_proof ON tracking.marks USING btree (proof) WHERE (proof IS NOT NULL);
CREATE INDEX postbacks_by_publisher ON tracking.postbacks USING btree (((facts ->> 'publisher_id'::text)), id DESC);
CREATE INDEX postbacks_waiting ON tracking.postbacks USING btree (id) WHERE (sent_at IS NULL);
CREATE INDEX visits_to_drop ON tracking.visits USING btree (at);
CREATE INDEX callbacks_received ON verification.callbacks USING btree (received_at);
CREATE INDEX checks_documents ON verification.checks USING btree (document_ends_on) WHERE ((state = 'approved'::text) AND (document_ends_on IS NOT NULL));
CREATE INDEX checks_open ON verification.checks USING btree (state, asked_at) WHERE (state <> 'approved'::text);
CREATE INDEX history_of ON verification.history USING btree (uid, id);
CREATE INDEX people_document ON verification.people USING btree (document);
CREATE INDEX people_person ON verification.people USING btree (person);
CREATE INDEX tasks_open ON verification.tasks USING btree (id) WHERE (decision IS NULL);

-- Views

create view cashier.transactions as
 SELECT d.id,
    d.uid,
    'deposit'::text AS type,
    m.sysname AS method,
    COALESCE(d.received_minor, d.amount_minor) AS amount_minor,
    d.currency,
    d.status,
    d.reason,
    d.instrument,
    d.provider_reference,
    d.balance_minor,
    d.created_at,
    d.settled_at,
    d.next_step,
        CASE
            WHEN (d.received_minor <> d.amount_minor) THEN d.amount_minor
            ELSE NULL::bigint
        END AS asked_minor,
    ( SELECT (sum(r.amount_minor))::bigint AS sum
           FROM cashier.reversals r
          WHERE ((r.deposit_id = d.id) AND (r.state = 'taken'::text))) AS reversed_minor,
    NULL::bigint AS deposit_id,
    NULL::bigint AS owed_minor,
    d.debt_paid_minor,
    (d.campaign_offer_id > 0) AS has_offer
   FROM (cashier.deposits d
     JOIN cashier.methods m ON ((m.id = d.method_id)))
UNION ALL
 SELECT w.id,
    w.uid,
    'withdrawal'::text AS type,
    m.sysname AS method,
    w.amount_minor,
    w.currency,
    w.status,
    w.reason,
    w.instrument,
    w.provider_reference,
    w.balance_minor,
    w.created_at,
    w.settled_at,
    NULL::jsonb AS next_step,
    NULL::bigint AS asked_minor,
    NULL::bigint AS reversed_minor,
    NULL::bigint AS deposit_id,
    NULL::bigint AS owed_minor,
    w.debt_paid_minor,
    false AS has_offer
   FROM (cashier.withdrawals w
     JOIN cashier.methods m ON ((m.id = w.method_id)))
UNION ALL
 SELECT r.id,
    r.uid,
    r.kind AS type,
    m.sysname AS method,
    r.amount_minor,
    d.currency,
    r.state AS status,
    NULL::text AS reason,
    d.instrument,
    r.reference AS provider_reference,
    r.balance_minor,
    r.created_at,
    r.changed_at AS settled_at,
    NULL::jsonb AS next_step,
    NULL::bigint AS asked_minor,
    NULL::bigint AS reversed_minor,
    r.deposit_id,
    r.owed_minor,
    r.debt_paid_minor,
    false AS has_offer
   FROM ((cashier.reversals r
     JOIN cashier.deposits d ON ((d.id = r.deposit_id)))
     JOIN cashier.methods m ON ((m.id = d.method_id)))
  WHERE (r.balance_minor IS NOT NULL)
UNION ALL
 SELECT p.id,
    p.uid,
        CASE p.source
            WHEN 'jackpot'::text THEN 'jackpot_win'::text
            ELSE 'prize'::text
        END AS type,
    p.source AS method,
    p.amount_minor,
    p.currency,
    'success'::text AS status,
    NULL::text AS reason,
    NULL::text AS instrument,
    p.reference AS provider_reference,
    p.balance_minor,
    p.created_at,
    p.created_at AS settled_at,
    NULL::jsonb AS next_step,
    NULL::bigint AS asked_minor,
    NULL::bigint AS reversed_minor,
    NULL::bigint AS deposit_id,
    NULL::bigint AS owed_minor,
    NULL::bigint AS debt_paid_minor,
    false AS has_offer
   FROM cashier.prizes p
UNION ALL
 SELECT a.id,
    a.uid,
    a.direction AS type,
    a.purpose AS method,
    a.amount_minor,
    a.currency,
    'success'::text AS status,
    NULL::text AS reason,
    NULL::text AS instrument,
    NULL::text AS provider_reference,
    a.balance_minor,
    a.created_at,
    a.created_at AS settled_at,
    NULL::jsonb AS next_step,
    NULL::bigint AS asked_minor,
    NULL::bigint AS reversed_minor,
    NULL::bigint AS deposit_id,
    NULL::bigint AS owed_minor,
    NULL::bigint AS debt_paid_minor,
    false AS has_offer
   FROM cashier.adjustments a;

-- Functions

CREATE OR REPLACE FUNCTION ante.end_partition(p_partition regclass, p_archives boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  v_parent regclass := (select inhparent from pg_inherits where inhrelid = p_partition);
  v_schema text := (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = p_partition);
  v_name text := (select relname from pg_class where oid = p_partition);
begin
  if not exists (select 1 from ante.ended_partitions(v_parent, 0) e where e.name = p_partition::text) or not p_archives and exists (
    select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = p_partition and p.proname = 'refuse_change' and t.tgtype & 8 <> 0
  ) then
    raise exception '% is not to be ended so', p_partition using errcode = 'AN011';
  end if;
  perform set_config('lock_timeout', '500ms', true);
  execute format('alter table %s detach partition %s', v_parent, p_partition);
  if not p_archives then
    execute format('drop table %s', p_partition);
    return;
  end if;
  execute 'create schema if not exists archive';
  execute format('alter table %I.%I rename to %I', v_schema, v_name, v_schema || '_' || v_name);
  execute format('alter table %I.%I set schema archive', v_schema, v_schema || '_' || v_name);
  perform ante.guard_archive(format('archive.%I', v_schema || '_' || v_name));
end $function$;
CREATE OR REPLACE FUNCTION ante.ended_partitions(p_parent regclass, p_keep_days integer)
 RETURNS TABLE(name text, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select i.inhrelid::regclass::text, e.ends_at
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' as ends_at) e
   where i.inhparent = p_parent and c.relname ~ '_\d{4}_\d{2}$' and e.ends_at <= now() - p_keep_days * interval '1 day'
   order by 2
$function$;
CREATE OR REPLACE FUNCTION ante.forget_keys(p_table regclass, p_id text, p_keep_days integer, p_page bigint, p_pages bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  execute format('delete from %s where ctid >= %L::tid and ctid < %L::tid and %I < %s', p_table, format('(%s,0)', p_page), format('(%s,0)', p_page + p_pages), p_id,
    (extract(epoch from now() - p_keep_days * interval '1 day') * 1000000)::bigint);
  return (p_page + p_pages) * current_setting('block_size')::bigint < pg_relation_size(p_table);
end $function$;
CREATE OR REPLACE FUNCTION ante.guard_archive(p_table regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger archived before insert or update or delete or truncate on %s for each statement execute function ante.refuse_change()', p_table);
end $function$;
CREATE OR REPLACE FUNCTION ante.make_archive(p_parent regclass, p_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute 'create schema if not exists archive';
  execute format('create table %s (like %s including defaults including constraints including indexes)', p_table, p_parent);
  perform ante.guard_archive(p_table::regclass);
end $function$;
CREATE OR REPLACE FUNCTION ante.make_partitions(p_parent regclass, p_ahead integer, p_from timestamp with time zone DEFAULT clock_timestamp())
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  v_model regclass := (p_parent || '_model')::regclass;
  v_is_id boolean := (select a.atttypid = 'bigint'::regtype from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
                       where p.partrelid = p_parent);
  v_options text := (select ' with (' || array_to_string(reloptions, ', ') || ')' from pg_class where oid = v_model);
  v_from timestamptz;
  v_to timestamptz;
  v_name text;
  v_trigger text;
begin
  perform set_config('lock_timeout', '2s', true);
  for i in 0 .. p_ahead loop
    v_from := (date_trunc('month', p_from at time zone 'UTC') + i * interval '1 month') at time zone 'UTC';
    v_to := (date_trunc('month', p_from at time zone 'UTC') + (i + 1) * interval '1 month') at time zone 'UTC';
    v_name := p_parent || to_char(v_from at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass(v_name) is not null;
    execute format('create table %s (like %s including defaults including constraints)%s', v_name, p_parent, v_options);
    for v_trigger in
      select replace(pg_get_triggerdef(t.oid), ' ON ' || v_model || ' ', ' ON ' || v_name || ' ') from pg_trigger t
        where t.tgrelid = v_model and not t.tgisinternal and t.tgparentid = 0
    loop
      execute v_trigger;
    end loop;
    if v_is_id then
      execute format('alter table %s attach partition %s for values from (%s) to (%s)', p_parent, v_name,
        (extract(epoch from v_from) * 1000000)::bigint, (extract(epoch from v_to) * 1000000)::bigint);
    else
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_parent, v_name, v_from, v_to);
    end if;
    return next v_name;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION ante.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an archived table is never changed: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $function$;
CREATE OR REPLACE FUNCTION games.advance_round(p_player bigint, p_round bigint, p_key text, p_hash bytea, p_step integer, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb, p_jackpot bigint DEFAULT NULL::bigint, p_jackpot_version integer DEFAULT NULL::integer, p_hit text DEFAULT NULL::text, p_run integer DEFAULT NULL::integer, p_drawn jsonb DEFAULT NULL::jsonb, p_added bigint DEFAULT 0)
 RETURNS TABLE(verdict text, balance_minor bigint, jackpot_minor bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  v_round games.rounds;
  v_game games.games;
  v_known int;
  v_player text := 'player:' || p_player || ':main';
  v_house text;
  v_share record;
  v_fed bigint;
begin
  select * into v_round from games.rounds r where r.id = p_round and r.player_uid = p_player for no key update;
  if not found then
    return query select 'missing', null::bigint, null::bigint;
    return;
  end if;
  v_known := array_position(v_round.step_keys, p_key);
  if v_known is not null then
    return query select case when v_round.step_hashes[v_known] = p_hash then 'replay' else 'reused' end, null::bigint, null::bigint;
    return;
  end if;
  if v_round.status <> 'open' then
    return query select 'closed', null::bigint, null::bigint;
    return;
  end if;
  if jsonb_array_length(v_round.choices) <> p_step then
    return query select 'step', null::bigint, null::bigint;
    return;
  end if;
  v_house := 'house:games:' || v_round.game;
  if p_jackpot is not null then
    if v_round.jackpot is not null or v_round.pack_id is not null then
      raise exception 'the round % takes part in no jackpot now', p_round;
    end if;
    select * into v_share from jackpots.lock_share(p_jackpot, p_hit is not null);
    if v_share.version is distinct from p_jackpot_version or (p_hit is not null and not jackpots.is_due(p_jackpot, p_hit, p_run)) then
      return query select 'jackpot', null::bigint, null::bigint;
      return;
    end if;
    if p_hit is null then
      perform ledger.lock_house(array[v_house], array[v_round.currency]);
    else
      perform ledger.lock_house(v_share.accounts || array[v_house, 'house:jackpot-seeds'], array_fill(v_round.currency, array[cardinality(v_share.accounts) + 2]));
    end if;
  end if;
  v_fed := v_round.stake_minor;
  if p_added > 0 then
    if v_round.pack_id is not null then
      raise exception 'the round % was given: nothing is staked in it', p_round;
    end if;
    perform ledger.lock_house(array[v_house], array[v_round.currency]);
    if coalesce(ledger.lock_stakeable(v_player, v_round.currency, true), 0) < p_added then
      return query select 'overdraft', null::bigint, null::bigint;
      return;
    end if;
    perform ledger.post_stake(ledger.next_id(), 'round', v_round.currency, v_player, v_house, p_added, 0, 'ledger.posted', '{}');
  end if;
  update games.rounds r set choices = p_choices, view = p_view, win_minor = p_win, step_keys = array_append(r.step_keys, p_key), step_hashes = array_append(r.step_hashes, p_hash),
      status = case when p_open then 'open' else 'finished' end, finished_at = case when p_open then null else clock_timestamp() end,
      stake_minor = r.stake_minor + p_added,
      jackpot = case when p_jackpot is not null then games.drawn_by(p_drawn, p_jackpot_version)
        when p_added > 0 and r.jackpot is not null then jsonb_build_object('stake_minor', v_fed) || r.jackpot else r.jackpot end
    where r.id = p_round returning * into v_round;
  if p_jackpot is not null then
    perform jackpots.feed(p_jackpot, v_house, v_fed);
    if p_hit is not null then
      jackpot_minor := jackpots.pay(p_jackpot, p_hit, p_round, p_player, v_round.game);
      update games.rounds r set jackpot_win_minor = jackpot_minor where r.id = p_round;
    end if;
  end if;
  if not p_open then
    delete from games.open_rounds o where o.player_uid = p_player and o.game = v_round.game;
    if v_round.pack_id is not null then
      perform games.end_spin(v_round, p_hash);
    elsif p_win > 0 then
      perform ledger.post('round:' || p_round || ':win', p_hash, 'round', v_round.currency, array[v_house], array[v_player], array[p_win], array['win']);
    end if;
    select * into v_game from games.games g where g.sysname = v_round.game;
    perform games.announce_finished(v_round, v_game.provider, v_game.type);
  end if;
  return query select 'advanced', ledger.balance(v_player, v_round.currency), jackpot_minor;
end $function$;
CREATE OR REPLACE FUNCTION games.announce_corrected(p_round games.rounds, p_provider text, p_type text, p_stake_before bigint, p_win_before bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into outbox.events (name, payload)
    select 'games.round-corrected', games.finished(p_round, p_provider, p_type) || jsonb_build_object('stake_before_minor', p_stake_before::text, 'win_before_minor', p_win_before::text)
     where p_round.pack_id is null
$function$;
CREATE OR REPLACE FUNCTION games.announce_finished(p_round games.rounds, p_provider text, p_type text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into outbox.events (name, payload) values (case when p_round.pack_id is null then 'games.round-finished' else 'games.free-round-finished' end, games.finished(p_round, p_provider, p_type))
$function$;
CREATE OR REPLACE FUNCTION games.catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update games.catalogue set revision = revision + 1;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION games.change_remote_round(p_id bigint, p_stake bigint, p_win bigint, p_status text)
 RETURNS games.rounds
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  v_round games.rounds;
begin
  update games.rounds r set stake_minor = p_stake, win_minor = p_win, status = p_status,
      finished_at = case when p_status = 'open' then null else coalesce(r.finished_at, clock_timestamp()) end
    where r.id = p_id and r.wallet is not null returning * into strict v_round;
  if p_status <> 'open' then
    delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game and o.remote = p_id;
  end if;
  return v_round;
end $function$;
CREATE OR REPLACE FUNCTION games.database_history()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_server text := nullif(current_setting('ante.server_history', true), '');
begin
  if v_server is null and not pg_is_in_recovery() then
    v_server := set_config('ante.server_history', concat_ws('/',
      (select system_identifier from pg_control_system()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8),
      (select oid from pg_database where datname = current_database())), false);
  end if;
  return v_server || concat('/', 'games.rewinds'::regclass::oid, '/' || (select max(id) from games.rewinds));
end $function$;
CREATE OR REPLACE FUNCTION games.drawn_by(p_drawn jsonb, p_version integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select p_drawn || jsonb_build_object('version', p_version)
$function$;
CREATE OR REPLACE FUNCTION games.end_spin(p_round games.rounds, p_hash bytea)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_game text := 'house:games:' || p_round.game;
  v_pays text;
begin
  if p_round.status = 'void' then
    perform ledger.post('round:' || p_round.id || ':void', null, 'round-void', p_round.currency, array[v_game], array['house:free-spins'], array[p_round.stake_minor], array['free-stake-return']);
  elsif p_round.win_minor > 0 then
    select k.pays into strict v_pays from games.packs k where k.id = p_round.pack_id;
    perform ledger.post('round:' || p_round.id || ':win', p_hash, 'round', p_round.currency, array[v_game],
      array[case when v_pays = 'bonus' then 'house:bonuses' else 'player:' || p_round.player_uid || ':main' end], array[p_round.win_minor], array['free-win']);
  end if;
  -- After the accounts, as where a round is played.
  update games.packs k set open_rounds = k.open_rounds - 1, win_minor = k.win_minor + p_round.win_minor,
      remaining = k.remaining + case when p_round.status = 'void' then 1 else 0 end
    where k.id = p_round.pack_id;
end $function$;
CREATE OR REPLACE FUNCTION games.feed_jackpots(p_jackpots bigint[], p_houses text[], p_stakes bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_fed record;
begin
  if p_jackpots[1] = all (p_jackpots) and p_houses[1] = all (p_houses) then
    perform jackpots.feed(p_jackpots[1], p_houses[1], (select sum(stake)::bigint from unnest(p_stakes) stake));
    return;
  end if;
  for v_fed in select jackpot, house, sum(stake)::bigint as stake from unnest(p_jackpots, p_houses, p_stakes) as u (jackpot, house, stake)
    where stake is not null group by 1, 2 order by 1, 2 loop
    perform jackpots.feed(v_fed.jackpot, v_fed.house, v_fed.stake);
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION games.finished(p_round games.rounds, p_provider text, p_type text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'round', p_round.id::text, 'player', p_round.player_uid::text, 'sysname', p_round.game, 'provider', p_provider, 'type', p_type,
    'stake_minor', p_round.stake_minor::text, 'win_minor', p_round.win_minor::text, 'currency', p_round.currency, 'status', p_round.status)
$function$;
CREATE OR REPLACE FUNCTION games.hold_live(p_live_round bigint)
 RETURNS TABLE(now timestamp with time zone, closes_at timestamp with time zone, server_seed text, place integer)
 LANGUAGE plpgsql
AS $function$
declare
  v_now timestamptz := clock_timestamp();
begin
  return query select v_now, l.closes_at, l.server_seed, l.place from games.live_rounds l where l.id = p_live_round and l.settled_at is null for share;
end $function$;
CREATE OR REPLACE FUNCTION games.lock_spin(p_pack bigint, p_player bigint, p_game text, p_currency text, p_stake bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform ledger.refuse_closed('player:' || p_player || ':main', p_currency);
  perform from games.packs k
    where k.id = p_pack and k.player_uid = p_player and k.game = p_game and k.currency = p_currency and k.stake_minor = p_stake
      and k.status = 'active' and k.remaining > 0 and k.expires_at > clock_timestamp()
    for no key update;
  return found;
end $function$;
CREATE OR REPLACE FUNCTION games.open_remote_round(p_id bigint, p_player bigint, p_game text, p_wallet text, p_currency text, p_stake bigint, p_win bigint, p_open boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_at timestamptz := clock_timestamp();
begin
  insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, wallet)
    values (p_id, p_player, p_game, '', 0, p_currency, p_stake, p_win, case when p_open then 'open' else 'finished' end, '[]', 'null', v_at,
            case when p_open then null else v_at end, p_wallet);
  if p_open then
    insert into games.open_rounds (player_uid, game, round_id, started_at, remote) values (p_player, p_game, p_id, v_at, p_id);
  end if;
end $function$;
CREATE OR REPLACE FUNCTION games.play_live(p_player bigint, p_key text, p_hash bytea, p_live_round bigint, p_game text, p_version text, p_currency text, p_stake bigint, p_choices jsonb, p_view jsonb, p_ends_ms integer DEFAULT NULL::integer)
 RETURNS TABLE(verdict text, round_id bigint, balance_minor bigint)
 LANGUAGE plpgsql
AS $function$
declare
  v_live games.live_rounds;
  v_known games.keys;
  v_round bigint := ledger.next_id();
  v_player text := 'player:' || p_player || ':main';
  v_house text := 'house:games:' || p_game;
begin
  select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
  if found then
    return query select case when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  if not exists (select from games.games g where g.sysname = p_game and g.enabled) then
    return query select 'disabled', null::bigint, null::bigint;
    return;
  end if;
  select * into v_live from games.live_rounds l where l.id = p_live_round and l.game = p_game for share;
  if not found or v_live.settled_at is not null or v_live.version <> p_version or clock_timestamp() not between v_live.opened_at and v_live.closes_at then
    return query select 'closed', null::bigint, null::bigint;
    return;
  end if;
  perform ledger.lock_house(array[v_house], array[p_currency]);
  perform ledger.lock_player_account(v_player, p_currency, true);
  insert into games.open_rounds (player_uid, game, round_id, live_round, started_at, ends_ms) values (p_player, p_game, v_round, p_live_round, clock_timestamp(), p_ends_ms)
    on conflict do nothing;
  if not found then
    -- The same press, sent twice at the same moment, is no second one.
    select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
    return query select case when v_known.round_id is null then 'open' when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  insert into games.keys (player_uid, round_id, key, input_hash) values (p_player, v_round, p_key, p_hash) on conflict on constraint keys_key do nothing;
  if not found then
    delete from games.open_rounds o where o.player_uid = p_player and o.game = p_game;
    select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
    return query select case when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  insert into games.rounds (id, player_uid, game, version, live_round, nonce, currency, stake_minor, win_minor, status, choices, view)
    values (v_round, p_player, p_game, p_version, p_live_round, v_live.place, p_currency, p_stake, 0, 'open', p_choices, p_view);
  perform ledger.post_one(null, null, 'round', p_currency, v_player, v_house, p_stake, 'stake', p_id => v_round);
  return query select 'played', v_round, ledger.balance(v_player, p_currency);
end $function$;
CREATE OR REPLACE FUNCTION games.play_remote_pack(p_pack bigint, p_wallet text, p_games text[], p_win bigint)
 RETURNS TABLE(round_id bigint, balance_minor bigint)
 LANGUAGE plpgsql
AS $function$
declare
  v_pack games.packs;
  v_round games.rounds;
  v_game games.games;
begin
  select * into v_pack from games.packs k where k.id = p_pack and k.game = any (p_games);
  if not found then
    return;
  end if;
  perform ledger.lock_house(array['house:games:' || v_pack.game, 'house:bonuses', 'house:free-spins'], array_fill(v_pack.currency, array[3]));
  perform ledger.lock_player_account('player:' || v_pack.player_uid || ':main', v_pack.currency, true);
  select * into v_pack from games.packs k where k.id = p_pack for no key update;
  if v_pack.status <> 'active' or v_pack.remaining = 0 then
    return;
  end if;
  select * into strict v_game from games.games g where g.sysname = v_pack.game;
  round_id := ledger.next_id();
  insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, wallet, pack_id)
    values (round_id, v_pack.player_uid, v_pack.game, '', 0, v_pack.currency, v_pack.stake_minor * v_pack.remaining, p_win, 'finished', '[]', 'null',
            clock_timestamp(), clock_timestamp(), p_wallet, p_pack) returning * into v_round;
  update games.packs k set remaining = 1 where k.id = p_pack;
  balance_minor := games.play_spin(v_round, null, v_game.provider, v_game.type);
  return next;
end $function$;
CREATE OR REPLACE FUNCTION games.play_rounds(p_players bigint[], p_keys text[], p_hashes bytea[], p_seeds bigint[], p_nonces integer[], p_games text[], p_versions text[], p_currencies text[], p_stakes bigint[], p_wins bigint[], p_opens boolean[], p_choices jsonb[], p_views jsonb[], p_cycles integer[], p_packs bigint[], p_jackpots bigint[], p_jackpot_versions integer[], p_hits text[], p_runs integer[], p_drawn jsonb[])
 RETURNS TABLE(verdict text, round_id bigint, at timestamp with time zone, balance_minor bigint, jackpot_minor bigint)
 LANGUAGE plpgsql
AS $function$
declare
  v_alone boolean := cardinality(p_players) = 1;
  v_history text := games.database_history();
  v_found record;
  v_earlier record;
  v_moved record;
  v_enabled boolean;
  v_provider text;
  v_type text;
  v_verdicts text[];
  v_providers text[];
  v_types text[];
  v_houses text[];
  v_paths text[];
  v_currencies text[] := p_currencies;
  v_player text;
  v_most bigint;
  v_jackpot bigint;
  v_share record;
  v_is_hit boolean;
  -- A place for each round, null where it is not played. An array that begins later would be paired with other rounds.
  v_none constant bigint[] := array_fill(null::bigint, array[cardinality(p_players)]);
  v_rounds bigint[] := v_none;
  v_ats timestamptz[];
  v_played bigint[] := v_none;
  v_balances bigint[] := v_none;
  v_feeding bigint[] := v_none;
  v_hits text[] := '{}';
  v_posted bigint[] := v_none;
  v_accounts bigint[] := v_none;
  v_versions bigint[] := v_none;
  v_payloads jsonb[] := array_fill(null::jsonb, array[cardinality(p_players)]);
  v_count int := 0;
  v_written int;
begin
  for i in 1 .. cardinality(p_players) loop
    loop
      -- What is known of rounds and keys may be older than the locked row of the seeds when another round came in between; but then the nonce is another too,
      -- the verdict is `seed`, and the host asks again.
      select s.id, s.nonce, s.history, s.last_round_at, o.round_id as open_id, o.started_at as open_at, k.round_id as keyed
        into v_found
        from games.seeds s
        left join games.open_rounds o on o.player_uid = p_players[i] and o.game = p_games[i]
        left join games.keys k on k.player_uid = p_players[i] and k.key = p_keys[i]
        where s.player_uid = p_players[i] and s.is_active for no key update of s skip locked;
      exit when v_found.id is not null or not v_alone;
      perform from games.seeds s where s.player_uid = p_players[i] and s.is_active for no key update;
      exit when not found;
    end loop;
    -- Rounds of one call are mostly of one game.
    if i = 1 or p_games[i] <> p_games[i - 1] then
      select g.enabled, g.provider, g.type into v_enabled, v_provider, v_type from games.games g where g.sysname = p_games[i];
    end if;
    v_ats[i] := coalesce(v_found.open_at, clock_timestamp());
    v_rounds[i] := v_found.open_id;
    v_houses[i] := 'house:games:' || p_games[i];
    v_verdicts[i] := case
      when v_found.id is null then case when v_alone then 'seed' else 'busy' end
      when v_found.keyed is not null then 'replay'
      when v_found.open_id is not null then 'open'
      when v_enabled is not true then 'disabled'
      when v_found.last_round_at > v_ats[i] - p_cycles[i] * interval '1 millisecond' then 'soon'
      when v_found.id <> p_seeds[i] or v_found.nonce <> p_nonces[i] or v_found.history is distinct from v_history then 'seed'
      else 'played' end;
    v_providers[i] := v_provider;
    v_types[i] := v_type;
  end loop;
  v_paths := v_houses;
  for v_jackpot in select distinct j from unnest(p_jackpots) j where j is not null order by 1 loop
    v_is_hit := exists (select from unnest(p_jackpots, p_hits) as u (j, hit) where j = v_jackpot and hit is not null);
    select * into v_share from jackpots.lock_share(v_jackpot, v_is_hit);
    for i in 1 .. cardinality(p_players) loop
      continue when p_jackpots[i] is distinct from v_jackpot or v_verdicts[i] <> 'played';
      if v_share.version is distinct from p_jackpot_versions[i] then
        v_verdicts[i] := 'jackpot';
      end if;
    end loop;
    if v_is_hit and v_share.version is not null then
      v_paths := v_paths || v_share.accounts || 'house:jackpot-seeds'::text;
      v_currencies := v_currencies || array_fill(v_share.currency, array[cardinality(v_share.accounts) + 1]);
    end if;
  end loop;
  for i in 1 .. cardinality(p_players) loop
    if p_packs[i] is not null then
      v_paths := v_paths || array['house:bonuses', 'house:free-spins'];
      v_currencies := v_currencies || array[p_currencies[i], p_currencies[i]];
    end if;
  end loop;
  perform ledger.lock_house(v_paths, v_currencies);
  for i in 1 .. cardinality(p_players) loop
    continue when v_verdicts[i] <> 'played';
    -- A limited level may have been won meanwhile, by an earlier round of this call too, after which it has another run: then by the meter as it is now.
    if p_hits[i] is not null and not jackpots.is_due(p_jackpots[i], p_hits[i], p_runs[i] - cardinality(array_positions(v_hits, p_jackpots[i] || '/' || p_hits[i]))) then
      v_verdicts[i] := 'jackpot';
      continue;
    end if;
    v_player := 'player:' || p_players[i] || ':main';
    if p_packs[i] is null then
      v_most := ledger.lock_stakeable(v_player, p_currencies[i], v_alone);
    else
      v_most := ledger.lock_player_account(v_player, p_currencies[i], v_alone);
    end if;
    v_verdicts[i] := case
      when v_most is null and not v_alone then 'busy'
      when p_packs[i] is null then case when v_most >= p_stakes[i] then 'played' else 'overdraft' end
      when games.lock_spin(p_packs[i], p_players[i], p_games[i], p_currencies[i], p_stakes[i]) then 'played'
      else 'no_spin' end;
    continue when v_verdicts[i] <> 'played';
    v_played[i] := ledger.next_id();
    v_count := v_count + 1;
    if p_packs[i] is null then
      v_moved := ledger.move_stake(v_player, p_currencies[i], p_stakes[i], case when p_opens[i] then 0 else p_wins[i] end);
      v_posted[i] := v_played[i];
      v_accounts[i] := v_moved.account;
      v_balances[i] := v_moved.balance;
      v_versions[i] := v_moved.version;
      if not p_opens[i] then
        v_payloads[i] := jsonb_build_object(
          'player', p_players[i]::text, 'sysname', p_games[i], 'provider', v_providers[i], 'type', v_types[i], 'stake_minor', p_stakes[i]::text,
          'win_minor', p_wins[i]::text, 'currency', p_currencies[i], 'status', 'finished', 'round', v_played[i]::text);
      end if;
      if p_jackpots[i] is not null then
        v_feeding[i] := p_stakes[i];
      end if;
      if p_hits[i] is not null then
        v_hits := v_hits || (p_jackpots[i] || '/' || p_hits[i]);
      end if;
    end if;
  end loop;
  if v_count > 0 then
    insert into games.keys (player_uid, round_id, key, input_hash)
      select u.player, u.round, u.key, u.hash from (select unnest(p_players) player, unnest(v_played) round, unnest(p_keys) key, unnest(p_hashes) hash) u where u.round is not null
      on conflict on constraint keys_key do nothing;
    get diagnostics v_written = row_count;
    if v_written < v_count then
      raise exception 'a key is being used by another call of its player' using errcode = '40001';
    end if;
    insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, pack_id, jackpot)
      select u.round, u.player, u.game, u.version, u.seed, u.nonce, u.currency, u.stake, u.win, case when u.opens then 'open' else 'finished' end,
             u.choices, u.view, u.at, case when u.opens then null else u.at end, u.pack, games.drawn_by(u.drawn, u.jackpot_version)
        from (select unnest(v_played) round, unnest(p_players) player, unnest(p_games) game, unnest(p_versions) version, unnest(p_seeds) seed, unnest(p_nonces) nonce,
                     unnest(p_currencies) currency, unnest(p_stakes) stake, unnest(p_wins) win, unnest(p_opens) opens, unnest(p_choices) choices, unnest(p_views) view,
                     unnest(v_ats) at, unnest(p_packs) pack, unnest(p_drawn) drawn, unnest(p_jackpot_versions) jackpot_version) u
        where u.round is not null;
    -- The rows are locked and were read with these nonces: that no nonce is used twice rests on it.
    update games.seeds s set nonce = s.nonce + 1, last_round_at = v_ats[array_position(p_seeds, s.id)]
      where s.id = any (array(select u.seed from (select unnest(p_seeds) seed, unnest(v_played) round) u where u.round is not null));
    get diagnostics v_written = row_count;
    if v_written <> v_count then
      raise exception 'a nonce of the seeds % would be used twice', p_seeds;
    end if;
    perform ledger.post_stakes(v_posted, 'round', p_currencies, p_players, v_accounts, v_balances, v_versions, v_houses, p_stakes, p_wins, 'games.round-finished', v_payloads);
    if v_feeding is distinct from v_none then
      perform games.feed_jackpots(p_jackpots, v_houses, v_feeding);
    end if;
  end if;
  for i in 1 .. cardinality(p_players) loop
    verdict := v_verdicts[i];
    round_id := coalesce(v_played[i], v_rounds[i]);
    at := v_ats[i];
    balance_minor := v_balances[i];
    jackpot_minor := null;
    if verdict = 'played' then
      if p_opens[i] then
        insert into games.open_rounds (player_uid, game, round_id, started_at) values (p_players[i], p_games[i], round_id, at);
      end if;
      if p_packs[i] is not null then
        balance_minor := games.play_spin((select r from games.rounds r where r.id = v_played[i]), p_hashes[i], v_providers[i], v_types[i]);
      elsif p_hits[i] is not null then
        jackpot_minor := jackpots.pay(p_jackpots[i], p_hits[i], round_id, p_players[i], p_games[i]);
        update games.rounds r set jackpot_win_minor = jackpot_minor where r.id = round_id;
        balance_minor := balance_minor + jackpot_minor;
      end if;
    elsif verdict <> 'busy' then
      select case when k.input_hash = p_hashes[i] then 'replay' else 'reused' end as verdict, k.round_id into v_earlier
        from games.keys k where k.player_uid = p_players[i] and k.key = p_keys[i];
      if found then
        verdict := v_earlier.verdict;
        round_id := v_earlier.round_id;
      end if;
    end if;
    return next;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION games.play_spin(p_round games.rounds, p_hash bytea, p_provider text, p_type text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_game text := 'house:games:' || p_round.game;
  v_player text := 'player:' || p_round.player_uid || ':main';
  v_open boolean := p_round.status = 'open';
  v_won boolean := not v_open and p_round.win_minor > 0;
  v_pays text;
begin
  update games.packs k set remaining = k.remaining - 1, open_rounds = k.open_rounds + v_open::int, win_minor = k.win_minor + case when v_won then p_round.win_minor else 0 end
    where k.id = p_round.pack_id returning k.pays into strict v_pays;
  perform ledger.post('round:' || p_round.id || ':free', p_hash, 'round', p_round.currency,
    array['house:free-spins'] || case when v_won then array[v_game] else '{}' end,
    array[v_game] || case when v_won then array[case when v_pays = 'bonus' then 'house:bonuses' else v_player end] else '{}' end,
    array[p_round.stake_minor] || case when v_won then array[p_round.win_minor] else '{}' end,
    array['free-stake'] || case when v_won then array['free-win'] else '{}' end, null,
    case when v_open then 'ledger.posted' else 'games.free-round-finished' end,
    case when v_open then '{}' else games.finished(p_round, p_provider, p_type) end);
  return coalesce(ledger.balance(v_player, p_round.currency), 0);
end $function$;
CREATE OR REPLACE FUNCTION games.remote_game(p_game text)
 RETURNS TABLE(enabled boolean, provider text, type text)
 LANGUAGE sql
 STABLE
AS $function$
  select g.enabled, g.provider, g.type from games.games g where g.sysname = p_game and g.is_remote
$function$;
CREATE OR REPLACE FUNCTION games.rotate_seed(p_player bigint, p_client_seed text, p_next_hash text, p_fresh_seed text, p_fresh_hash text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_old games.seeds;
begin
  loop
    select * into v_old from games.seeds s where s.player_uid = p_player and s.is_active for no key update;
    exit when found;
    -- The row that we waited for was given up meanwhile. The next query sees its successor.
    if not exists (select from games.seeds s where s.player_uid = p_player and s.is_active) then
      return 'changed';
    end if;
  end loop;
  if v_old.server_hash = p_next_hash and v_old.client_seed = p_client_seed then
    return 'rotated';
  end if;
  if v_old.next_server_hash <> p_next_hash then
    return 'changed';
  end if;
  if exists (select from games.open_rounds o where o.player_uid = p_player and o.live_round is null and o.remote = 0) then
    return 'open';
  end if;
  if exists (select 1 from games.seeds s where s.player_uid = p_player and s.client_seed = p_client_seed) then
    return 'used';
  end if;
  -- The next server seed goes on in the next pair alone: nothing of it stays in the one that is given up.
  update games.seeds s set is_active = false, revealed_at = clock_timestamp(), next_server_seed = '' where s.id = v_old.id;
  insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, last_round_at, history)
    values (p_player, v_old.next_server_seed, v_old.next_server_hash, p_client_seed, p_fresh_seed, p_fresh_hash, v_old.last_round_at, v_old.history);
  return 'rotated';
end $function$;
CREATE OR REPLACE FUNCTION games.settle_live(p_round bigint, p_win bigint, p_view jsonb, p_choices jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'finished', win_minor = p_win, view = p_view, choices = p_choices, finished_at = clock_timestamp()
    where r.id = p_round and r.status = 'open' and r.live_round is not null returning * into v_round;
  if not found then
    return false;
  end if;
  delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game;
  if p_win > 0 then
    perform ledger.post('round:' || p_round || ':win', null, 'round', v_round.currency,
      array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[p_win], array['win']);
  end if;
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $function$;
CREATE OR REPLACE FUNCTION games.take_turn(p_player bigint, p_key text, p_game text, p_after integer, p_break integer, p_between integer)
 RETURNS TABLE(verdict text, until timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
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
end $function$;
CREATE OR REPLACE FUNCTION games.void_round(p_round bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'void', win_minor = 0, finished_at = clock_timestamp() where r.id = p_round and r.status = 'open' and r.wallet is null returning * into v_round;
  if not found then
    return false;
  end if;
  delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game;
  if v_round.jackpot is not null and v_round.jackpot_win_minor is null
     and jackpots.give_back((v_round.jackpot ->> 'id')::bigint, (v_round.jackpot ->> 'version')::integer,
       coalesce((v_round.jackpot ->> 'stake_minor')::bigint, v_round.stake_minor)) then
    update games.rounds r set jackpot = null where r.id = p_round;
  end if;
  if v_round.pack_id is not null then
    perform games.end_spin(v_round, null);
  else
    perform ledger.post('round:' || p_round || ':void', null, 'round-void', v_round.currency,
      array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[v_round.stake_minor], array['stake-return']);
  end if;
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $function$;
CREATE OR REPLACE FUNCTION identity.is_session_open(p_session bigint, p_uid bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from identity.sessions s where s.id = p_session and s.uid = p_uid and s.expires_at > now())
$function$;
CREATE OR REPLACE FUNCTION identity.keep_last_sign()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into identity.last_signs as l (uid, at)
    values (case tg_op when 'DELETE' then old.uid else new.uid end, case tg_op when 'DELETE' then old.seen_at else new.created_at end)
    on conflict (uid) do update set at = greatest(l.at, excluded.at);
  return null;
end $function$;
CREATE OR REPLACE FUNCTION identity.keep_session_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into identity.past_sessions (session, uid, started_at, ended_at)
    values (old.id, old.uid, old.created_at, case when old.seen_at < now() - interval '5 minutes' then old.seen_at else greatest(now(), old.created_at) end)
    on conflict do nothing;
  return null;
end $function$;
CREATE OR REPLACE FUNCTION identity.time_today(p_uid bigint, p_session bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(extract(epoch from upper(part) - lower(part)) * 1000), 0)::bigint
    from unnest((
      select range_agg(tstzrange(greatest(times.started_at, today.begins), times.ended_at))
        from (select date_trunc('day', now(), 'UTC') as begins) today
       cross join lateral (
         select started_at, ended_at from identity.past_sessions where uid = p_uid and ended_at > today.begins
         union all
         select created_at, case when id = p_session then now() else least(now(), seen_at) end from identity.sessions where uid = p_uid
       ) times
       where times.ended_at > greatest(times.started_at, today.begins)
    )) part
$function$;
CREATE OR REPLACE FUNCTION jackpots.draw_seed(p_day date, p_seed text, p_hash text)
 RETURNS TABLE(server_seed text, server_hash text)
 LANGUAGE plpgsql
AS $function$
begin
  insert into jackpots.draw_seeds (day, server_seed, server_hash) values (p_day, p_seed, p_hash) on conflict (day) do nothing;
  return query select s.server_seed, s.server_hash from jackpots.draw_seeds s where s.day = p_day;
end $function$;
CREATE OR REPLACE FUNCTION jackpots.feed(p_jackpot bigint, p_house text, p_stake bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_share jackpots.shares;
  v_owed bigint;
  v_to text[] := '{}';
  v_amounts bigint[] := '{}';
begin
  select * into strict v_share from jackpots.shares s where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard();
  for i in 1 .. cardinality(v_share.accounts) loop
    v_owed := v_share.carried[v_share.slots[i]] + p_stake * v_share.rates[i];
    v_share.carried[v_share.slots[i]] := case when v_owed > 0 then v_owed % 1000000 else v_owed end;
    if v_owed >= 1000000 then
      v_to := v_to || v_share.accounts[i];
      v_amounts := v_amounts || (v_owed / 1000000);
    end if;
  end loop;
  update jackpots.shares s set carried = v_share.carried, staked_minor = s.staked_minor + p_stake
    where s.jackpot_id = p_jackpot and s.shard = v_share.shard;
  if cardinality(v_to) > 0 then
    perform ledger.post_shares('jackpot', v_share.currency, p_house, v_to, v_amounts, 'jackpot-contribution');
  end if;
end $function$;
CREATE OR REPLACE FUNCTION jackpots.give_back(p_jackpot bigint, p_version integer, p_stake bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_terms jackpots.terms;
  v_share jackpots.shares;
begin
  select * into v_share from jackpots.shares s
    where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard() for no key update;
  -- After the lock: who closes the jackpot has all of its shares.
  select * into v_terms from jackpots.terms t where t.jackpot_id = p_jackpot and t.version = p_version;
  if not found then
    return false;
  end if;
  for i in 1 .. cardinality(v_terms.rates) loop
    v_share.carried[v_terms.slots[i]] := v_share.carried[v_terms.slots[i]] - p_stake * v_terms.rates[i];
  end loop;
  update jackpots.shares s set carried = v_share.carried, returned_minor = s.returned_minor + p_stake
    where s.jackpot_id = p_jackpot and s.shard = v_share.shard;
  return true;
end $function$;
CREATE OR REPLACE FUNCTION jackpots.is_due(p_jackpot bigint, p_level text, p_run integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from jackpots.levels l where l.jackpot_id = p_jackpot and l.name = p_level and (not l.limited or l.run = p_run))
$function$;
CREATE OR REPLACE FUNCTION jackpots.lock_share(p_jackpot bigint, p_wins boolean)
 RETURNS TABLE(version integer, currency text, accounts text[])
 LANGUAGE plpgsql
AS $function$
begin
  if p_wins then
    perform from jackpots.jackpots j where j.id = p_jackpot for no key update;
  end if;
  return query select s.version, s.currency, s.accounts from jackpots.shares s
    where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard() for no key update;
end $function$;
CREATE OR REPLACE FUNCTION jackpots.pay(p_jackpot bigint, p_level text, p_round bigint, p_player bigint, p_game text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_currency text;
  v_level jackpots.levels;
  v_jackpot text := 'house:jackpots:' || p_jackpot || ':';
  v_meter text := v_jackpot || p_level;
  v_player text := 'player:' || p_player || ':main';
  v_amount bigint;
  v_reserve bigint;
begin
  select j.currency into strict v_currency from jackpots.jackpots j where j.id = p_jackpot;
  update jackpots.levels l set run = l.run + 1 where l.jackpot_id = p_jackpot and l.name = p_level returning * into strict v_level;
  v_amount := ledger.balance(v_meter, v_currency);
  v_amount := least(v_amount, coalesce(v_level.before_minor, v_amount));
  v_reserve := greatest(0, least(ledger.balance(v_jackpot || 'reserve', v_currency), v_level.seed_minor));
  perform ledger.post('jackpot-win:' || p_round, null, 'jackpot', v_currency,
    array[v_meter] || case when v_reserve > 0 then array[v_jackpot || 'reserve'] else '{}' end
      || case when v_reserve < v_level.seed_minor then array['house:jackpot-seeds'] else '{}' end,
    array[v_player] || case when v_reserve > 0 then array[v_meter] else '{}' end
      || case when v_reserve < v_level.seed_minor then array[v_meter] else '{}' end,
    array[v_amount] || case when v_reserve > 0 then array[v_reserve] else '{}' end
      || case when v_reserve < v_level.seed_minor then array[v_level.seed_minor - v_reserve] else '{}' end,
    array['jackpot-win'] || case when v_reserve > 0 then array['jackpot-seed'] else '{}' end
      || case when v_reserve < v_level.seed_minor then array['jackpot-seed'] else '{}' end,
    null, 'jackpots.won', jsonb_build_object('jackpot', p_jackpot::text, 'level', p_level, 'player', p_player::text, 'round', p_round::text,
      'sysname', p_game, 'amount_minor', v_amount::text, 'currency', v_currency));
  insert into jackpots.wins (jackpot_id, level, run, player_uid, round_id, game, currency, amount_minor, reserve_minor)
    values (p_jackpot, p_level, v_level.run, p_player, p_round, p_game, v_currency, v_amount, v_reserve);
  return v_amount;
end $function$;
CREATE OR REPLACE FUNCTION jackpots.refuse_wrong_shares()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.shard not between 0 and 63 or cardinality(new.rates) not between 1 and 9
    or cardinality(new.slots) <> cardinality(new.rates) or cardinality(new.accounts) <> cardinality(new.rates)
    or array_position(new.rates, null) is not null or 0 > any (new.rates) or (select sum(rate) from unnest(new.rates) rate) > 200000
    or array_position(new.slots, null) is not null or 1 > any (new.slots) or 9 < any (new.slots) then
    raise exception 'not shares of a stake: % to % of shard %', new.rates, new.slots, new.shard using errcode = 'check_violation';
  end if;
  return new;
end $function$;
CREATE OR REPLACE FUNCTION ledger.advance_proof(p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_proof ledger.proof;
  v_limit bigint;
  v_to bigint;
  v_count bigint;
begin
  select * into v_proof from ledger.proof for update;
  -- An id is made less than two minutes before its row is written, and a row that is written has a transaction's number. Numbers of another database's
  -- history, after an import, are ahead of ours.
  if v_proof.next_after <= pg_snapshot_xmin(pg_current_snapshot()) or v_proof.next_after > pg_snapshot_xmax(pg_current_snapshot()) then
    v_limit := case when v_proof.next_after > pg_snapshot_xmax(pg_current_snapshot()) then v_proof.proven_to else v_proof.next_to end;
    if v_limit <= v_proof.proven_to then
      update ledger.proof set next_to = greatest(proven_to, ledger.id_at(clock_timestamp() - interval '2 minutes')),
        next_after = pg_snapshot_xmax(pg_current_snapshot());
      return 0;
    end if;
  else
    return 0;
  end if;
  select max(p.transaction_id) + 1, count(*) into v_to, v_count from (
    select transaction_id from ledger.postings where transaction_id >= v_proof.proven_to and transaction_id < v_limit order by transaction_id limit p_most
  ) p;
  if v_count < p_most then
    v_to := v_limit;
  end if;
  perform from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id and t.id >= v_proof.proven_to and t.id < v_to
    where p.transaction_id >= v_proof.proven_to and p.transaction_id < v_to and (t.id is null or p.amount_minor <= 0 or p.from_account = p.to_account);
  if found then
    return 0;
  end if;
  perform from ledger.transactions t where t.id >= v_proof.proven_to and t.id < v_to
    and not exists (select from ledger.postings p where p.transaction_id = t.id);
  if found then
    return 0;
  end if;
  insert into ledger.proven_balances as b (account_id, balance_minor, movements)
    select m.account_id, m.balance_minor, m.movements from ledger.moved(v_proof.proven_to, v_to) m
    on conflict (account_id) do update set balance_minor = b.balance_minor + excluded.balance_minor, movements = b.movements + excluded.movements;
  update ledger.proof set proven_to = v_to;
  return greatest(v_count, 1);
end $function$;
CREATE OR REPLACE FUNCTION ledger.audit(p_from text DEFAULT 'closing'::text)
 RETURNS TABLE(problem text, account_id bigint, expected bigint, found bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with since as (
    select case p_from when 'proof' then proven_to else closed_to end as id from ledger.proof
  ), base as (
    select b.account_id, b.balance_minor, b.movements from ledger.proven_balances b where p_from = 'proof'
    union all
    (select distinct on (c.account_id) c.account_id, c.balance_minor, c.movements from ledger.closing_balances c
      where p_from <> 'proof' and c.closed_to <= (select id from since)
      order by c.account_id, c.closed_to desc)
  ), moved as (
    select account, sum(amount)::bigint as balance, sum(movements)::bigint as movements from (
      select from_account as account, -amount_minor as amount, 1 as movements from ledger.postings where transaction_id >= (select id from since)
      union all select to_account, amount_minor, 1 from ledger.postings where transaction_id >= (select id from since)
      union all select b.account_id, b.balance_minor, b.movements from base b
    ) each group by account
  )
  select 'balance is not the sum of its postings', coalesce(a.id, m.account), coalesce(m.balance, 0), a.balance_minor
    from ledger.accounts a full join moved m on m.account = a.id
    where coalesce(m.balance, 0) is distinct from a.balance_minor or coalesce(m.movements, 0) is distinct from a.version
  union all
  select 'the sum of all balances in ' || currency || ' is not zero', null, 0, sum(balance_minor)::bigint
    from ledger.accounts group by currency having sum(balance_minor) <> 0
  union all
  select 'a posting without its transaction', p.from_account, p.transaction_id, null
    from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id and t.id >= (select id from since)
    where p.transaction_id >= (select id from since) and t.id is null
  union all
  select 'a transaction without postings', null, t.id, 0
    from ledger.transactions t where t.id >= (select id from since) and not exists (select 1 from ledger.postings p where p.transaction_id = t.id)
  union all
  select 'a posting that moves nothing', p.from_account, p.transaction_id, p.amount_minor
    from ledger.postings p where p.transaction_id >= (select id from since) and (p.amount_minor <= 0 or p.from_account = p.to_account)
  union all
  -- The first posting after a closing balance says by itself what the account held before.
  select 'a closing balance that the next posting does not start from', b.account_id, p.balance_before, b.balance_minor
    from base b join (
      select from_account as account, from_version as version, from_balance_minor + amount_minor as balance_before
        from ledger.postings where transaction_id >= (select id from since)
      union all select to_account, to_version, to_balance_minor - amount_minor from ledger.postings where transaction_id >= (select id from since)
    ) p on p.account = b.account_id and p.version = b.movements + 1
    where p.balance_before <> b.balance_minor
  union all
  select 'an account below zero that may not be', id, 0, balance_minor from ledger.accounts where balance_minor < lowest_minor
$function$;
CREATE OR REPLACE FUNCTION ledger.balance(p_path text, p_currency text)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(sum(balance_minor), 0)::bigint from ledger.accounts where path = p_path and currency = p_currency
$function$;
CREATE OR REPLACE FUNCTION ledger.close_period(p_to bigint, p_most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_proof ledger.proof;
  v_next bigint;
begin
  select * into v_proof from ledger.proof for update;
  if p_to <= v_proof.closed_to then
    return true;
  end if;
  if p_to > v_proof.proven_to then
    raise exception 'the books are proven to % and cannot be closed to %', v_proof.proven_to, p_to using errcode = 'AN010';
  end if;
  if v_proof.closing_to <= v_proof.closed_to then
    update ledger.proof set closing_to = p_to, summed_to = closed_to returning * into v_proof;
  end if;
  if v_proof.summed_to < v_proof.closing_to then
    select case when count(*) < p_most then v_proof.closing_to else max(p.transaction_id) + 1 end into v_next from (
      select transaction_id from ledger.postings where transaction_id >= v_proof.summed_to and transaction_id < v_proof.closing_to
        order by transaction_id limit p_most
    ) p;
    insert into ledger.closing_sums as s (account_id, balance_minor, movements)
      select m.account_id, m.balance_minor, m.movements from ledger.moved(v_proof.summed_to, v_next) m
      on conflict (account_id) do update set balance_minor = s.balance_minor + excluded.balance_minor, movements = s.movements + excluded.movements;
    update ledger.proof set summed_to = v_next;
    return false;
  end if;
  with next as (
    delete from ledger.closing_sums where account_id in (select s.account_id from ledger.closing_sums s order by s.account_id limit p_most)
      returning account_id, balance_minor, movements
  )
  insert into ledger.closing_balances (closed_to, account_id, balance_minor, movements)
    select v_proof.closing_to, n.account_id, n.balance_minor + coalesce(c.balance_minor, 0), n.movements + coalesce(c.movements, 0)
      from next n
      left join lateral (
        select b.balance_minor, b.movements from ledger.closing_balances b where b.account_id = n.account_id order by b.closed_to desc limit 1
      ) c on true;
  if found then
    return false;
  end if;
  update ledger.proof set closed_to = closing_to;
  return p_to <= v_proof.closing_to;
end $function$;
CREATE OR REPLACE FUNCTION ledger.count_play(p_path text, p_currency text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_account bigint;
  v_version bigint;
  v_counted bigint;
begin
  select id, version into v_account, v_version from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  select counted_to into v_counted from ledger.play_totals where path = p_path and currency = p_currency;
  if v_account is null or v_version is not distinct from coalesce(v_counted, 0) then
    return;
  end if;
  insert into ledger.play_totals (path, currency, counted_to, staked_minor, won_minor, deposited_minor, withdrawn_minor)
    values (p_path, p_currency, 0, 0, 0, 0, 0) on conflict do nothing;
  select counted_to into v_counted from ledger.play_totals where path = p_path and currency = p_currency for update;
  -- Somebody who saw more was here first.
  if v_version <= v_counted then
    return;
  end if;
  with moves as (
    select transaction_id, code, -amount_minor as amount from ledger.postings
      where from_account = v_account and from_player and from_version > v_counted and from_version <= v_version
    union all
    select transaction_id, code, amount_minor from ledger.postings
      where to_account = v_account and to_player and to_version > v_counted and to_version <= v_version
  ), days as (
    insert into ledger.play_days as d (path, currency, day, staked_minor, won_minor, deposited_minor, withdrawn_minor)
      select p_path, p_currency, (to_timestamp(transaction_id / 1000000.0) at time zone 'UTC')::date,
             coalesce(-sum(amount) filter (where code = 'stake'), 0),
             coalesce(sum(amount) filter (where code in ('win', 'stake-return', 'jackpot-win', 'settlement-correction')), 0),
             coalesce(sum(amount) filter (where code in ('deposit', 'deposit-reversal')), 0),
             coalesce(-sum(amount) filter (where code = 'withdrawal-paid'), 0)
        from moves
        where code in ('stake', 'win', 'stake-return', 'jackpot-win', 'settlement-correction', 'deposit', 'deposit-reversal', 'withdrawal-paid')
        group by 3
      on conflict (path, currency, day) do update
        set staked_minor = d.staked_minor + excluded.staked_minor, won_minor = d.won_minor + excluded.won_minor,
            deposited_minor = d.deposited_minor + excluded.deposited_minor, withdrawn_minor = d.withdrawn_minor + excluded.withdrawn_minor
  )
  update ledger.play_totals t
    set counted_to = v_version, staked_minor = t.staked_minor + s.staked, won_minor = t.won_minor + s.won,
        deposited_minor = t.deposited_minor + s.deposited, withdrawn_minor = t.withdrawn_minor + s.withdrawn
    from (
      select coalesce(-sum(amount) filter (where code = 'stake'), 0) as staked,
             coalesce(sum(amount) filter (where code in ('win', 'stake-return', 'jackpot-win', 'settlement-correction')), 0) as won,
             coalesce(sum(amount) filter (where code in ('deposit', 'deposit-reversal')), 0) as deposited,
             coalesce(-sum(amount) filter (where code = 'withdrawal-paid'), 0) as withdrawn
        from moves
    ) s
    where t.path = p_path and t.currency = p_currency;
end $function$;
CREATE OR REPLACE FUNCTION ledger.id_at(p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (extract(epoch from p_at) * 1000000)::bigint
$function$;
CREATE OR REPLACE FUNCTION ledger.lock_house(p_paths text[], p_currencies text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_place record;
begin
  if p_paths[1] = all (p_paths) and p_currencies[1] = all (p_currencies) then
    perform 1 from ledger.accounts where path = p_paths[1] and currency = p_currencies[1] and shard = ledger.shard_of(p_paths[1]) for no key update;
    if found then
      return;
    end if;
  end if;
  for v_place in select distinct path collate "C" as path, currency from unnest(p_paths, p_currencies) as u (path, currency) order by 1, 2 loop
    perform 1 from ledger.accounts where path = v_place.path and currency = v_place.currency and shard = ledger.shard_of(v_place.path) for no key update;
    if not found then
      perform ledger.open_account(v_place.path, v_place.currency, ledger.shard_of(v_place.path));
    end if;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION ledger.lock_player_account(p_player text, p_currency text, p_waits boolean)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_balance bigint;
begin
  if p_waits then
    select balance_minor into v_balance from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update;
  else
    select balance_minor into v_balance from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update skip locked;
  end if;
  return v_balance;
end $function$;
CREATE OR REPLACE FUNCTION ledger.lock_stakeable(p_player text, p_currency text, p_waits boolean)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_most bigint;
  v_until timestamptz;
begin
  if p_waits then
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor), limits_until into v_most, v_until
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update;
  else
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor), limits_until into v_most, v_until
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update skip locked;
  end if;
  if v_until <= clock_timestamp() then
    perform ledger.renew_limits(p_player, p_currency);
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor) into v_most
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0;
  end if;
  return v_most;
end $function$;
CREATE OR REPLACE FUNCTION ledger.move_stake(p_player text, p_currency text, p_stake bigint, p_win bigint, OUT account bigint, OUT balance bigint, OUT version bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  v_from timestamptz;
begin
  update ledger.accounts a
    set balance_minor = a.balance_minor - p_stake + p_win, version = a.version + case when p_win > 0 then 2 else 1 end,
        staked_minor = a.staked_minor + p_stake, lost_minor = a.lost_minor + p_stake - p_win
    where a.path = p_player and a.currency = p_currency and a.shard = 0 and p_stake > 0 and p_win >= 0 and starts_with(p_player, 'player:')
      and least(a.balance_minor, a.stake_most, a.staked_most - a.staked_minor, a.lost_most - a.lost_minor) >= p_stake
    returning a.id, a.balance_minor, a.version, a.stakes_from into account, balance, version, v_from;
  if account is null then
    raise exception 'not a stake: % of %, back %', p_stake, p_player, p_win using errcode = 'AN004';
  end if;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_player, v_from using errcode = 'AN005';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION ledger.moved(p_from bigint, p_to bigint)
 RETURNS TABLE(account_id bigint, balance_minor bigint, movements bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select account, sum(amount)::bigint, count(*) from (
    select from_account as account, -amount_minor as amount from ledger.postings where transaction_id >= p_from and transaction_id < p_to
    union all select to_account, amount_minor from ledger.postings where transaction_id >= p_from and transaction_id < p_to
  ) each group by account
$function$;
CREATE OR REPLACE FUNCTION ledger.next_id()
 RETURNS bigint
 LANGUAGE sql
AS $function$
  select (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('ledger.ids')
$function$;
CREATE OR REPLACE FUNCTION ledger.open_account(p_path text, p_currency text, p_shard smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_path !~ '^(player:\d+|house|provider):[a-z0-9:-]+$' then
    raise exception 'not an account: %', p_path using errcode = 'AN003';
  end if;
  insert into ledger.accounts (path, currency, shard, lowest_minor)
    values (p_path, p_currency, p_shard, case when starts_with(p_path, 'player:') and p_path not like 'player:%:owed' then 0 else -9223372036854775808 end)
    on conflict (path, currency, shard) do nothing;
end $function$;
CREATE OR REPLACE FUNCTION ledger.own_shard()
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select (pg_backend_pid() % 64)::smallint
$function$;
CREATE OR REPLACE FUNCTION ledger.post(p_key text, p_hash bytea, p_kind text, p_currency text, p_from text[], p_to text[], p_amount bigint[], p_code text[], p_reverses bigint DEFAULT NULL::bigint, p_event text DEFAULT 'ledger.posted'::text, p_payload jsonb DEFAULT '{}'::jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint := ledger.next_id();
  v_earlier bigint;
  v_hash bytea;
  v_path text;
  v_from record;
  v_to record;
begin
  insert into ledger.keys (key, input_hash, transaction_id) values (p_key, p_hash, v_id) on conflict on constraint keys_key do nothing;
  if not found then
    select transaction_id, input_hash into v_earlier, v_hash from ledger.keys where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % was used with another input', p_key using errcode = 'AN002';
    end if;
    return -v_earlier;
  end if;
  insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key);
  if p_reverses is not null then
    insert into ledger.reversals (reversed, transaction_id) values (p_reverses, v_id);
  end if;
  for v_path in select distinct path collate "C" from unnest(p_from || p_to) path order by 1 loop
    perform 1 from ledger.accounts where path = v_path and currency = p_currency and shard = ledger.shard_of(v_path) for no key update;
    if not found then
      perform ledger.open_account(v_path, p_currency, ledger.shard_of(v_path));
    end if;
  end loop;
  for i in 1 .. cardinality(p_amount) loop
    if p_amount[i] <= 0 or p_from[i] = p_to[i] then
      raise exception 'not a posting: % from % to %', p_amount[i], p_from[i], p_to[i] using errcode = 'AN004';
    end if;
    -- What a bet or a round brings back comes off what its player has lost; what a correction takes back is lost again. Null where there is no limit.
    update ledger.accounts
      set balance_minor = balance_minor - p_amount[i], version = version + 1,
          lost_minor = lost_minor + case when p_code[i] = 'settlement-correction' then p_amount[i] else 0 end
      where path = p_from[i] and currency = p_currency and shard = ledger.shard_of(p_from[i]) returning id, balance_minor, version into v_from;
    update ledger.accounts
      set balance_minor = balance_minor + p_amount[i], version = version + 1,
          lost_minor = lost_minor - case when p_code[i] in ('win', 'stake-return', 'jackpot-win') then p_amount[i] else 0 end
      where path = p_to[i] and currency = p_currency and shard = ledger.shard_of(p_to[i]) returning id, balance_minor, version into v_to;
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (v_id, i - 1, v_from.id, v_to.id, p_amount[i], v_from.balance_minor, v_to.balance_minor, v_from.version, v_to.version,
              starts_with(p_from[i], 'player:'), starts_with(p_to[i], 'player:'), p_code[i]);
  end loop;
  insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, p_from || p_to);
  return v_id;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_one(p_key text, p_hash bytea, p_kind text, p_currency text, p_from text, p_to text, p_amount bigint, p_code text, p_event text DEFAULT 'ledger.posted'::text, p_payload jsonb DEFAULT '{}'::jsonb, p_id bigint DEFAULT NULL::bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint := coalesce(p_id, ledger.next_id());
  v_from bigint;
  v_to bigint;
  v_from_balance bigint;
  v_to_balance bigint;
  v_from_version bigint;
  v_to_version bigint;
  v_stakes_from timestamptz;
  v_limited boolean;
begin
  if p_amount <= 0 or p_from = p_to then
    raise exception 'not a posting: % from % to %', p_amount, p_from, p_to using errcode = 'AN004';
  end if;
  loop
    if v_to is null and p_to < p_from collate "C" then
      update ledger.accounts set balance_minor = balance_minor + p_amount, version = version + 1
        where path = p_to and currency = p_currency and shard = ledger.shard_of(p_to) returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    if v_from is null then
      update ledger.accounts
        set balance_minor = balance_minor - p_amount, version = version + 1,
            staked_minor = staked_minor + case when p_code = 'stake' then p_amount else 0 end, lost_minor = lost_minor + case when p_code = 'stake' then p_amount else 0 end
        where path = p_from and currency = p_currency and shard = ledger.shard_of(p_from) returning id, balance_minor, version, stakes_from,
                  limits_until <= clock_timestamp() or p_amount > stake_most or staked_minor > staked_most or lost_minor > lost_most
          into v_from, v_from_balance, v_from_version, v_stakes_from, v_limited;
    end if;
    if v_to is null then
      update ledger.accounts set balance_minor = balance_minor + p_amount, version = version + 1
        where path = p_to and currency = p_currency and shard = ledger.shard_of(p_to) returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    exit when v_from is not null and v_to is not null;
    if v_from is null then
      perform ledger.open_account(p_from, p_currency, ledger.shard_of(p_from));
    end if;
    if v_to is null then
      perform ledger.open_account(p_to, p_currency, ledger.shard_of(p_to));
    end if;
  end loop;
  if p_code = 'stake' and (v_stakes_from is not null or v_limited) then
    if v_stakes_from > clock_timestamp() then
      raise exception 'account % takes no stakes before %', p_from, v_stakes_from using errcode = 'AN005';
    end if;
    -- A frame of a limit has ended, or a limit leaves less: to begin the next frame and to judge by it is its work.
    perform ledger.refuse_beyond_limit(p_from, p_currency, p_amount);
  end if;
  with kept as (
    insert into ledger.keys (key, input_hash, transaction_id) select p_key, p_hash, v_id where p_key is not null
  ), made as (
    insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key)
  ), told as (
    insert into outbox.events (name, payload, changed_accounts) select p_event, p_payload, array[p_from, p_to] where p_event is not null
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    values (v_id, 0, v_from, v_to, p_amount, v_from_balance, v_to_balance, v_from_version, v_to_version, starts_with(p_from, 'player:'), starts_with(p_to, 'player:'), p_code);
  return v_id;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_points(p_currency text, p_keys text[], p_kinds text[], p_places integer[], p_from text[], p_to text[], p_amounts bigint[], p_codes text[])
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_ids bigint[] := array(select ledger.next_id() from unnest(p_keys));
  v_posted bigint[];
  v_houses text[] := array(select distinct path from unnest(p_from) path);
  v_players text[] := array(select distinct path collate "C" from unnest(p_to) path order by 1);
  v_path text;
begin
  if 0 >= any (p_amounts) or exists (select from unnest(v_houses) path where starts_with(path, 'player:')) or exists (select from unnest(v_players) path where not starts_with(path, 'player:')) then
    raise exception 'not points for players: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  insert into ledger.keys (key, transaction_id) select u.key, v_ids[u.place] from unnest(p_keys) with ordinality as u (key, place) order by u.key, u.place
    on conflict on constraint keys_key do nothing;
  if exists (select from ledger.keys k where k.key = any (p_keys) and k.input_hash is not null) then
    raise exception 'a key of % was used with another input', p_keys using errcode = 'AN002';
  end if;
  select array_agg(k.transaction_id order by u.place) into v_posted from unnest(p_keys) with ordinality as u (key, place) join ledger.keys k on k.key = u.key;
  insert into ledger.transactions (id, kind, key)
    select u.id, u.kind, u.key from unnest(v_ids, v_posted, p_kinds, p_keys) as u (id, posted, kind, key) where u.posted = u.id;
  perform ledger.lock_house(v_houses, array_fill(p_currency, array[cardinality(v_houses)]));
  for v_path in select u.wanted from unnest(v_players) as u (wanted)
    where not exists (select from ledger.accounts a where a.path = u.wanted and a.currency = p_currency and a.shard = 0) order by u.wanted collate "C" loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
  end loop;
  perform from ledger.accounts a where a.path = any (v_players) and a.currency = p_currency and a.shard = 0 order by a.path collate "C" for no key update;
  -- No line is looked up among the others: the planner takes a list for short, and would compare each of hundreds with all. So each side of a line goes through the
  -- lines of its account in their order, behind the account itself, and meets the other side again by their number.
  with lines as (
    select u.n, v_ids[u.place] as id, row_number() over (partition by u.place order by u.n) - 1 as line, u.path_from, u.path_to, u.amount, u.code
      from unnest(p_places, p_from, p_to, p_amounts, p_codes) with ordinality as u (place, path_from, path_to, amount, code, n)
      where v_posted[u.place] = v_ids[u.place]
  ), sides as (
    select path_from as path, n, true as is_from, -amount as amount, id, line, code from lines union all select path_to, n, false, amount, id, line, code from lines
  ), changed as (
    update ledger.accounts a set balance_minor = a.balance_minor + t.amount, version = a.version + t.steps
      from (select path, sum(amount)::bigint as amount, count(*) as steps from sides group by path) t
      where a.path = t.path and a.currency = p_currency and a.shard = ledger.shard_of(t.path)
      returning a.path, a.id as account, a.balance_minor - t.amount as balance, a.version - t.steps as version
  ), moves as (
    select n, is_from, amount, id, line, code, first_value(account) over its as account, first_value(version) over its + row_number() over its - 1 as version,
           first_value(balance) over its + (sum(amount) over its)::bigint as balance
      from (
        select path, n, is_from, amount, id, line, code, null::bigint as account, null::bigint as balance, null::bigint as version from sides
        union all select path, 0, null, 0, null, null, null, account, balance, version from changed
      ) each window its as (partition by path order by n)
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select id, line, max(account) filter (where is_from), max(account) filter (where not is_from), max(amount), max(balance) filter (where is_from),
           max(balance) filter (where not is_from), max(version) filter (where is_from), max(version) filter (where not is_from), false, true, code
      from moves where n > 0 group by n, id, line, code;
  return query select case when u.posted = u.id then u.id else -u.posted end from unnest(v_ids, v_posted) with ordinality as u (id, posted, place) order by u.place;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_shares(p_kind text, p_currency text, p_from text, p_to text[], p_amounts bigint[], p_code text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_shard smallint := ledger.own_shard();
  v_id bigint := ledger.next_id();
  v_count int := cardinality(p_to);
  v_sum bigint := 0;
  -- What all up to this one come to.
  v_sums bigint[] := '{}';
  v_left text[] := p_to;
  v_from bigint;
  v_balance bigint;
  v_version bigint;
  v_written int;
  v_is_made boolean := false;
  v_path text;
begin
  if v_count = 0 or starts_with(p_from, 'player:') then
    raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  for i in 1 .. v_count loop
    if p_amounts[i] <= 0 or p_to[i] = p_from or starts_with(p_to[i], 'player:') or array_position(p_to, p_to[i]) <> i then
      raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
    end if;
    v_sum := v_sum + p_amounts[i];
    v_sums[i] := v_sum;
  end loop;
  update ledger.accounts set balance_minor = balance_minor - v_sum, version = version + v_count
    where path = p_from and currency = p_currency and shard = v_shard returning id, balance_minor + v_sum, version - v_count into strict v_from, v_balance, v_version;
  loop
    with made as (
      insert into ledger.transactions (id, kind) select v_id, p_kind where not v_is_made
    ), moved as (
      update ledger.accounts a set balance_minor = a.balance_minor + p_amounts[array_position(p_to, a.path)], version = a.version + 1
        where a.path = any (v_left) and a.currency = p_currency and a.shard = v_shard
        returning array_position(p_to, a.path) as place, a.id, a.balance_minor, a.version
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      select v_id, m.place - 1, v_from, m.id, p_amounts[m.place], v_balance - v_sums[m.place], m.balance_minor, v_version + m.place, m.version, false, false, p_code from moved m;
    get diagnostics v_written = row_count;
    v_is_made := true;
    exit when v_written = cardinality(v_left);
    -- Each is made in this transaction, so the second time finds them all.
    v_left := array(select u.path from unnest(v_left) as u (path)
      where not exists (select from ledger.accounts a where a.path = u.path and a.currency = p_currency and a.shard = v_shard));
    foreach v_path in array v_left loop
      perform ledger.open_account(v_path, p_currency, v_shard);
    end loop;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_stake(p_id bigint, p_kind text, p_currency text, p_player text, p_house text, p_stake bigint, p_win bigint, p_event text, p_payload jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_won smallint := case when p_win > 0 then 1 else 0 end;
  v_player bigint;
  v_balance bigint;
  v_version bigint;
  v_from timestamptz;
  v_house bigint;
  v_house_balance bigint;
  v_house_version bigint;
begin
  if p_stake <= 0 or p_win < 0 or not starts_with(p_player, 'player:') or starts_with(p_house, 'player:') then
    raise exception 'not a stake: % of % to %, back %', p_stake, p_player, p_house, p_win using errcode = 'AN004';
  end if;
  update ledger.accounts
    set balance_minor = balance_minor - p_stake + p_win, version = version + 1 + v_won, staked_minor = staked_minor + p_stake, lost_minor = lost_minor + p_stake - p_win
    where path = p_player and currency = p_currency and shard = 0 and least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor) >= p_stake
    returning id, balance_minor, version, stakes_from into v_player, v_balance, v_version, v_from;
  if not found then
    return null;
  end if;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_player, v_from using errcode = 'AN005';
  end if;
  update ledger.accounts set balance_minor = balance_minor + p_stake - p_win, version = version + 1 + v_won
    where path = p_house and currency = p_currency and shard = ledger.own_shard()
    returning id, balance_minor, version into strict v_house, v_house_balance, v_house_version;
  -- One statement for the rows of three tables, as in ledger.post_one; one for each case, so that neither is planned anew for each stake.
  if v_won = 1 then
    with made as (
      insert into ledger.transactions (id, kind) values (p_id, p_kind)
    ), told as (
      insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_player, p_house])
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (p_id, 0, v_player, v_house, p_stake, v_balance - p_win, v_house_balance + p_win, v_version - 1, v_house_version - 1, true, false, 'stake'),
             (p_id, 1, v_house, v_player, p_win, v_house_balance, v_balance, v_house_version, v_version, false, true, 'win');
  else
    with made as (
      insert into ledger.transactions (id, kind) values (p_id, p_kind)
    ), told as (
      insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_player, p_house])
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (p_id, 0, v_player, v_house, p_stake, v_balance, v_house_balance, v_version, v_house_version, true, false, 'stake');
  end if;
  return v_balance;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_stakes(p_ids bigint[], p_kind text, p_currencies text[], p_players bigint[], p_accounts bigint[], p_balances bigint[], p_versions bigint[], p_houses text[], p_stakes bigint[], p_wins bigint[], p_event text, p_payloads jsonb[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_house bigint;
  v_balance bigint;
  v_version bigint;
  v_sum bigint;
  v_moves int;
  v_win bigint;
  v_is_done boolean[] := '{}';
  v_n int := 0;
  -- One place for each posting, the stake before the win.
  v_ids bigint[] := '{}';
  v_are_stakes boolean[] := '{}';
  v_amounts bigint[] := '{}';
  v_accounts bigint[] := '{}';
  v_balances bigint[] := '{}';
  v_versions bigint[] := '{}';
  v_houses bigint[] := '{}';
  v_house_balances bigint[] := '{}';
  v_house_versions bigint[] := '{}';
begin
  for i in 1 .. cardinality(p_ids) loop
    continue when p_ids[i] is null or v_is_done[i];
    v_sum := 0;
    v_moves := 0;
    for j in i .. cardinality(p_ids) loop
      continue when p_ids[j] is null or p_houses[j] <> p_houses[i] or p_currencies[j] <> p_currencies[i];
      v_win := case when p_payloads[j] is null then 0 else p_wins[j] end;
      v_sum := v_sum + p_stakes[j] - v_win;
      v_moves := v_moves + case when v_win > 0 then 2 else 1 end;
    end loop;
    update ledger.accounts a set balance_minor = a.balance_minor + v_sum, version = a.version + v_moves
      where a.path = p_houses[i] and a.currency = p_currencies[i] and a.shard = ledger.own_shard()
      returning a.id, a.balance_minor - v_sum, a.version - v_moves into strict v_house, v_balance, v_version;
    for j in i .. cardinality(p_ids) loop
      continue when p_ids[j] is null or p_houses[j] <> p_houses[i] or p_currencies[j] <> p_currencies[i];
      v_is_done[j] := true;
      v_win := case when p_payloads[j] is null then 0 else p_wins[j] end;
      v_n := v_n + 1;
      v_balance := v_balance + p_stakes[j];
      v_version := v_version + 1;
      v_ids[v_n] := p_ids[j];
      v_are_stakes[v_n] := true;
      v_amounts[v_n] := p_stakes[j];
      v_accounts[v_n] := p_accounts[j];
      v_houses[v_n] := v_house;
      v_house_balances[v_n] := v_balance;
      v_house_versions[v_n] := v_version;
      v_balances[v_n] := p_balances[j] - v_win;
      v_versions[v_n] := p_versions[j] - (v_win > 0)::int;
      continue when v_win = 0;
      v_n := v_n + 1;
      v_balance := v_balance - v_win;
      v_version := v_version + 1;
      v_ids[v_n] := p_ids[j];
      v_are_stakes[v_n] := false;
      v_amounts[v_n] := v_win;
      v_accounts[v_n] := p_accounts[j];
      v_houses[v_n] := v_house;
      v_house_balances[v_n] := v_balance;
      v_house_versions[v_n] := v_version;
      v_balances[v_n] := p_balances[j];
      v_versions[v_n] := p_versions[j];
    end loop;
  end loop;
  with made as (
    insert into ledger.transactions (id, kind) select u.id, p_kind from (select unnest(p_ids) id) u where u.id is not null
  ), told as (
    insert into outbox.events (name, payload, changed_accounts)
      select case when u.payload is null then 'ledger.posted' else p_event end, coalesce(u.payload, '{}'), array['player:' || u.player || ':main', u.house]
        from (select unnest(p_ids) id, unnest(p_payloads) payload, unnest(p_players) player, unnest(p_houses) house) u where u.id is not null
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select u.id, case when u.is_stake then 0 else 1 end, case when u.is_stake then u.account else u.house end, case when u.is_stake then u.house else u.account end, u.amount,
           case when u.is_stake then u.balance else u.house_balance end, case when u.is_stake then u.house_balance else u.balance end,
           case when u.is_stake then u.version else u.house_version end, case when u.is_stake then u.house_version else u.version end,
           u.is_stake, not u.is_stake, case when u.is_stake then 'stake' else 'win' end
      from (select unnest(v_ids) id, unnest(v_are_stakes) is_stake, unnest(v_amounts) amount, unnest(v_accounts) account, unnest(v_houses) house, unnest(v_balances) balance,
                   unnest(v_house_balances) house_balance, unnest(v_versions) version, unnest(v_house_versions) house_version) u;
end $function$;
CREATE OR REPLACE FUNCTION ledger.post_win(p_key text, p_hash bytea, p_kind text, p_currency text, p_house text, p_player text, p_win bigint, p_event text, p_payload jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint := ledger.next_id();
  v_earlier bigint;
  v_hash bytea;
  v_house bigint;
  v_house_balance bigint;
  v_house_version bigint;
  v_player bigint;
  v_balance bigint;
  v_version bigint;
begin
  if p_win <= 0 or not starts_with(p_player, 'player:') or starts_with(p_house, 'player:') then
    raise exception 'not a win: % from % to %', p_win, p_house, p_player using errcode = 'AN004';
  end if;
  insert into ledger.keys (key, input_hash, transaction_id) values (p_key, p_hash, v_id) on conflict on constraint keys_key do nothing;
  if not found then
    select transaction_id, input_hash into v_earlier, v_hash from ledger.keys where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % was used with another input', p_key using errcode = 'AN002';
    end if;
    return -v_earlier;
  end if;
  update ledger.accounts set balance_minor = balance_minor - p_win, version = version + 1
    where path = p_house and currency = p_currency and shard = ledger.own_shard()
    returning id, balance_minor, version into strict v_house, v_house_balance, v_house_version;
  -- What a round brings back comes off what its player has lost.
  update ledger.accounts set balance_minor = balance_minor + p_win, version = version + 1, lost_minor = lost_minor - p_win
    where path = p_player and currency = p_currency and shard = 0
    returning id, balance_minor, version into strict v_player, v_balance, v_version;
  with made as (
    insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key)
  ), told as (
    insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_house, p_player])
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    values (v_id, 0, v_house, v_player, p_win, v_house_balance, v_balance, v_house_version, v_version, false, true, 'win');
  return v_id;
end $function$;
CREATE OR REPLACE FUNCTION ledger.posted_before(p_key text, p_hash bytea)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_id bigint;
  v_hash bytea;
begin
  select transaction_id, input_hash into v_id, v_hash from ledger.keys where key = p_key;
  if v_id is not null and v_hash is distinct from p_hash then
    raise exception 'key % was used with another input', p_key using errcode = 'AN002';
  end if;
  return v_id;
end $function$;
CREATE OR REPLACE FUNCTION ledger.refuse_beyond_limit(p_path text, p_currency text, p_stake bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_is_beyond boolean;
begin
  perform ledger.renew_limits(p_path, p_currency, p_stake, p_stake) from ledger.accounts
    where path = p_path and currency = p_currency and shard = 0 and limits_until <= clock_timestamp();
  select p_stake > stake_most is true or staked_minor > staked_most is true or lost_minor > lost_most is true into v_is_beyond
    from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  if v_is_beyond then
    raise exception 'a stake of % is more than the limits of account % leave', p_stake, p_path using errcode = 'AN006';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $function$;
CREATE OR REPLACE FUNCTION ledger.refuse_closed(p_path text, p_currency text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_from timestamptz;
begin
  select stakes_from into v_from from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_path, v_from using errcode = 'AN005';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION ledger.renew_limits(p_path text, p_currency text, p_staked bigint DEFAULT 0, p_lost bigint DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_now timestamptz := clock_timestamp();
begin
  update ledger.stake_limits l
    set starts_at = l.starts_at + floor(extract(epoch from v_now - l.starts_at) / (l.days * 86400)) * l.days * interval '24 hours',
        counted_from = case when l.kind = 'stake' then a.staked_minor - p_staked else a.lost_minor - p_lost end
    from ledger.accounts a
    where l.path = p_path and l.currency = p_currency and l.days > 0 and l.starts_at + l.days * interval '24 hours' <= v_now
      and a.path = p_path and a.currency = p_currency and a.shard = 0;
  update ledger.accounts a
    set stake_most = l.single, staked_most = l.stake, lost_most = l.loss, limits_until = l.until
    from (select min(most_minor) filter (where kind = 'single') as single,
                 min(counted_from + most_minor) filter (where kind = 'stake') as stake,
                 min(counted_from + most_minor) filter (where kind = 'loss') as loss,
                 min(starts_at + days * interval '24 hours') filter (where days > 0) as until
            from ledger.stake_limits where path = p_path and currency = p_currency) l
    where a.path = p_path and a.currency = p_currency and a.shard = 0;
end $function$;
CREATE OR REPLACE FUNCTION ledger.set_identity_block(p_paths text[], p_currency text, p_blocked boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_path text;
begin
  for v_path in select distinct path collate "C" from unnest(p_paths) path order by 1 loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
    update ledger.accounts set is_identity_blocked = p_blocked, stakes_from = case when p_blocked then 'infinity' else excluded_from end
      where path = v_path and currency = p_currency and shard = 0;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION ledger.set_stake_limit(p_path text, p_currency text, p_kind text, p_days smallint, p_most bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform ledger.open_account(p_path, p_currency, 0::smallint);
  update ledger.accounts set staked_minor = coalesce(staked_minor, 0), lost_minor = coalesce(lost_minor, 0)
    where path = p_path and currency = p_currency and shard = 0;
  if p_most is null then
    delete from ledger.stake_limits where path = p_path and currency = p_currency and kind = p_kind and days = p_days;
  else
    insert into ledger.stake_limits (path, currency, kind, days, most_minor, starts_at, counted_from)
      select p_path, p_currency, p_kind, p_days, p_most, date_trunc('milliseconds', clock_timestamp()),
             case p_kind when 'stake' then staked_minor when 'loss' then lost_minor else 0 end
        from ledger.accounts where path = p_path and currency = p_currency and shard = 0
      on conflict (path, currency, kind, days) do update set most_minor = excluded.most_minor;
  end if;
  perform ledger.renew_limits(p_path, p_currency);
end $function$;
CREATE OR REPLACE FUNCTION ledger.set_stakes_from(p_paths text[], p_currency text, p_from timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_path text;
begin
  for v_path in select distinct path collate "C" from unnest(p_paths) path order by 1 loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
    update ledger.accounts set excluded_from = p_from, stakes_from = case when is_identity_blocked then 'infinity' else p_from end
      where path = v_path and currency = p_currency and shard = 0;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION ledger.shard_of(p_path text)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select case when starts_with(p_path, 'player:') then 0 else ledger.own_shard() end
$function$;
CREATE OR REPLACE FUNCTION outbox.waiting(p_names text[], p_before timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start < p_before;
  if found then
    return true;
  end if;
  perform from outbox.events where name = any (p_names) and created_at < p_before;
  if found then
    return true;
  end if;
  perform from outbox.deliveries where name = any (p_names) and created_at < p_before and module <> 'live';
  return found;
end $function$;
CREATE OR REPLACE FUNCTION outbox.waiting_about(p_names text[], p_about jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from outbox.events where name = any (p_names) and payload @> p_about;
  if found then
    return true;
  end if;
  perform from outbox.deliveries where name = any (p_names) and module <> 'live'
    and case when is_pack then payload::jsonb @> jsonb_build_array(jsonb_build_object('payload', p_about)) else payload::jsonb @> p_about end;
  return found;
end $function$;
CREATE OR REPLACE FUNCTION sportsbook.change_exposure(p_uids bigint[], p_bets bigint[], p_sign integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_leg record;
  v_player record;
begin
  for v_leg in
    select l.market_id, l.outcome, b.currency, sum(b.liability_minor)::bigint as liability_minor
      from unnest(p_uids, p_bets) as s (uid, id) join sportsbook.bets b on b.uid = s.uid and b.id = s.id join sportsbook.bet_legs l on l.bet_id = b.id
     where b.liability_minor is not null group by l.market_id, l.outcome, b.currency order by l.market_id, l.outcome, b.currency
  loop
    update sportsbook.exposures set liability_minor = liability_minor + p_sign * v_leg.liability_minor
     where market_id = v_leg.market_id and outcome = v_leg.outcome and currency = v_leg.currency;
  end loop;
  for v_player in
    select b.uid, b.currency, sum(b.liability_minor)::bigint as liability_minor
      from unnest(p_uids, p_bets) as s (uid, id) join sportsbook.bets b on b.uid = s.uid and b.id = s.id
     where b.liability_minor is not null group by b.uid, b.currency order by b.uid, b.currency
  loop
    update sportsbook.player_exposures set liability_minor = liability_minor + p_sign * v_player.liability_minor
     where uid = v_player.uid and currency = v_player.currency;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION sportsbook.first_bet_of(p_event integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select ledger.id_at(created_at - interval '1 day') from sportsbook.events where id = p_event
$function$;
CREATE OR REPLACE FUNCTION sportsbook.is_alive(p_alive_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  select p_alive_at > clock_timestamp() - interval '10 seconds' and p_alive_at <= clock_timestamp()
$function$;
CREATE OR REPLACE FUNCTION sportsbook.lock_events(p_events integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(50, id) from (select id from unnest(p_events) id order by id) sorted
$function$;
CREATE OR REPLACE FUNCTION sportsbook.lock_events_shared(p_events integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock_shared(50, id) from (select distinct id from unnest(p_events) id order by id) sorted
$function$;
CREATE OR REPLACE FUNCTION sportsbook.place_bet(p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint, p_policy text, p_markets bigint[], p_outcomes text[], p_prices integer[], p_payout_max bigint, p_delay_ms integer, p_replays boolean, p_selection_max bigint, p_player_max bigint, p_free bigint, p_jackpot bigint, p_jackpot_odds integer, p_boost bigint, OUT verdict text, OUT bet_id bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  v_now timestamptz;
  v_known timestamptz;
  v_events int[];
  v_price int;
  v_in_play boolean;
  v_delayed boolean;
  v_product numeric;
  v_legs sportsbook.placed_leg[];
  v_potential bigint;
  v_liability bigint;
  v_free sportsbook.free_bets;
  v_boost sportsbook.free_bets;
  v_jackpot record;
  v_version int;
begin
  -- An event never changes for a market, so it is read before its lock. For a single, reading and locking is one query.
  if cardinality(p_markets) = 1 then
    select array[m.event_id] into v_events from sportsbook.markets m where m.id = p_markets[1] and pg_advisory_xact_lock_shared(50, m.event_id) is not null;
  else
    select array_agg(m.event_id order by s.place) into v_events
      from unnest(p_markets) with ordinality as s (id, place) left join sportsbook.markets m on m.id = s.id;
    perform sportsbook.lock_events_shared(v_events);
    -- Two selections of one event: no leg is found.
    if cardinality(v_events) > (select count(distinct id) from unnest(v_events) id) then
      v_events := null;
    end if;
  end if;
  for i in 1 .. cardinality(p_markets) loop
    select o.price, e.status <> 'not_started', e.status <> 'not_started' and p_delay_ms > 0 or v_delayed, n.now, greatest(v_known, e.created_at), coalesce(v_product, 1) * o.price * 0.001,
           v_legs || row(e.id, o.price, e.incident_count, e.sport, m.market_type, m.specifier, case when e.status <> 'not_started' then e.state end)::sportsbook.placed_leg
      into v_price, v_in_play, v_delayed, v_now, v_known, v_product, v_legs
      from sportsbook.markets m, sportsbook.outcomes o, sportsbook.events e, clock_timestamp() as n (now)
     where m.id = p_markets[i] and o.market_id = p_markets[i] and o.code = p_outcomes[i] and e.id = v_events[i]
       and m.status = 'open' and o.status = 'active' and (p_replays or not e.replay) and (e.status <> 'not_started' or e.starts_at > n.now)
       and (o.price = p_prices[i] or p_policy = 'any' or p_policy = 'higher' and o.price > p_prices[i]);
    if v_price is null then
      verdict := 'selection';
      exit;
    elsif v_in_play then
      -- A silent feed knows no goals: nothing is sold in play until it speaks again. (A query within the condition above would run for every bet.)
      perform from sportsbook.feeds where sportsbook.is_alive(alive_at);
      if not found then
        verdict := 'selection';
        exit;
      end if;
    end if;
  end loop;

  if verdict is null and (p_free is not null or p_boost is not null) then
    -- Whoever may not play places no free bet either. It is locked until the end of the transaction: one bet has it.
    if p_free is not null then
      perform ledger.refuse_closed('player:' || p_uid || ':main', p_currency);
      select * into v_free from sportsbook.free_bets f where f.id = p_free and f.uid = p_uid and f.boost_percent is null for update;
      if v_free.status is distinct from 'active' or v_free.expires_at <= v_now or v_free.currency <> p_currency or v_free.stake_minor <> p_stake then
        verdict := 'free_bet';
      elsif v_free.odds_least > (select min(price) from unnest(v_legs)) then
        verdict := 'free_odds';
      end if;
    end if;
    if verdict is null and p_boost is not null then
      select * into v_boost from sportsbook.free_bets f where f.id = p_boost and f.uid = p_uid and f.boost_percent is not null for update;
      if v_boost.status is distinct from 'active' or v_boost.expires_at <= v_now or v_boost.currency <> p_currency then
        verdict := 'boost';
      elsif v_boost.stake_minor < p_stake or v_boost.odds_least > (select min(price) from unnest(v_legs)) or v_boost.legs_least > cardinality(v_legs) then
        verdict := 'boost_terms';
      end if;
    end if;
  end if;
  if verdict is null then
    -- Compared as a decimal: twenty long shots are more than a bigint holds.
    if floor(p_stake * v_product) > p_payout_max then
      verdict := 'payout';
    else
      v_potential := floor(p_stake * v_product);
      if p_selection_max > 0 or p_player_max > 0 then
        v_liability := v_potential - p_stake;
        if not sportsbook.reserve_exposure(p_uid, p_currency, p_markets, p_outcomes, v_liability, p_selection_max, p_player_max) then
          verdict := 'exposure';
        end if;
      end if;
    end if;
  end if;
  if verdict is not null then
    bet_id := ledger.posted_before(p_key, p_hash);
    if bet_id is not null then
      verdict := 'repeated';
    end if;
    return;
  end if;

  -- The clock was ahead when the event was made known, or is behind now: no bet is ever looked for in months before that moment.
  if v_known > v_now then
    update sportsbook.events set created_at = v_now where id = any (v_events) and created_at > v_now;
  end if;
  -- Its share is locked before the accounts, and nobody else writes a jackpot's accounts meanwhile (`jackpots.lock_share`).
  if p_jackpot is not null and p_free is null and p_jackpot_odds <= (select min(price) from unnest(v_legs)) then
    select * into v_jackpot from jackpots.lock_share(p_jackpot, false);
    if v_jackpot.version > 0 and v_jackpot.currency = p_currency then
      v_version := v_jackpot.version;
    end if;
  end if;
  bet_id := ledger.post_one(p_key, p_hash, 'bet', p_currency, case when p_free is null then 'player:' || p_uid || ':main' else 'house:free-bets' end, 'house:sportsbook', p_stake,
    case when p_free is null then 'stake' else 'free-stake' end, null);
  if p_free is not null or p_boost is not null or v_version is not null or v_delayed then
    update sportsbook.free_bets f set status = 'used', bet_id = place_bet.bet_id, ended_at = v_now where f.id in (p_free, p_boost);
    if v_version is not null then
      perform jackpots.feed(p_jackpot, 'house:sportsbook', p_stake);
    end if;
    if v_delayed then
      insert into sportsbook.delayed_bets (bet_id, uid, placed_at, release_at, price_policy)
        values (place_bet.bet_id, p_uid, v_now, v_now + make_interval(secs => p_delay_ms / 1000.0), p_policy);
    end if;
  end if;
  -- One statement for the rows of three tables: beginning a statement costs as much as a row.
  with legs as (
    insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, sport, market_type, specifier, outcome, price, incident_count, placed_state)
      select place_bet.bet_id, p_uid, i, l.event_id, p_markets[i], l.sport, l.market_type, l.specifier, p_outcomes[i], l.price, l.incident_count, l.placed_state
        from unnest(v_legs) with ordinality as l (event_id, price, incident_count, sport, market_type, specifier, placed_state, i)
  ), bet as (
    insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency, liability_minor, free_bet_id, free_returns_stake, jackpot_id, jackpot_version, jackpot_text,
        boost_id, boost_percent, boost_most_minor)
      values (bet_id, p_uid, p_stake, v_potential, v_now, case when v_delayed then 'pending' else 'open' end::sportsbook.bet_state, p_currency, v_liability, p_free, v_free.returns_stake,
        case when v_version is not null then p_jackpot end, v_version, case when v_version is not null then p_key end,
        p_boost, v_boost.boost_percent, v_boost.extra_most_minor)
  )
  insert into outbox.events (name, payload, changed_accounts) values (case when p_free is null then 'sportsbook.bet-placed' else 'sportsbook.free-bet-placed' end,
    jsonb_build_object('bet_id', bet_id::text, 'uid', p_uid::text, 'stake_minor', p_stake::text, 'currency', p_currency), array[case when p_free is null then 'player:' || p_uid || ':main' else 'house:free-bets' end, 'house:sportsbook']);
  verdict := 'placed';
end $function$;
CREATE OR REPLACE FUNCTION sportsbook.reprice_bet(p_uid bigint, p_bet bigint, p_prices integer[], p_potential bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform sportsbook.change_exposure(array[p_uid], array[p_bet], -1);
  update sportsbook.bet_legs l set price = p.price from unnest(p_prices) with ordinality as p (price, position)
    where l.bet_id = p_bet and l.position = p.position;
  update sportsbook.bets set potential_minor = p_potential, liability_minor = case when liability_minor is null then null else p_potential - stake_minor end
    where uid = p_uid and id = p_bet;
  perform sportsbook.change_exposure(array[p_uid], array[p_bet], 1);
end $function$;
CREATE OR REPLACE FUNCTION sportsbook.reserve_exposure(p_uid bigint, p_currency text, p_markets bigint[], p_outcomes text[], p_liability bigint, p_selection_max bigint, p_player_max bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_order int[] := '{1}';
  v_leg int;
  v_total bigint;
  v_within boolean := true;
begin
  if cardinality(p_markets) > 1 then
    v_order := array(select leg from generate_subscripts(p_markets, 1) leg order by p_markets[leg], p_outcomes[leg]);
  end if;
  foreach v_leg in array v_order loop
    insert into sportsbook.exposures as e (market_id, outcome, currency, liability_minor) values (p_markets[v_leg], p_outcomes[v_leg], p_currency, p_liability)
      on conflict (market_id, outcome, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
      returning e.liability_minor into v_total;
    v_within := v_within and (p_selection_max <= 0 or v_total <= p_selection_max);
  end loop;
  insert into sportsbook.player_exposures as e (uid, currency, liability_minor) values (p_uid, p_currency, p_liability)
    on conflict (uid, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning e.liability_minor into v_total;
  if v_within and (p_player_max <= 0 or v_total <= p_player_max) then
    return true;
  end if;
  update sportsbook.exposures e set liability_minor = e.liability_minor - p_liability from unnest(p_markets, p_outcomes) as s (market_id, outcome)
    where e.market_id = s.market_id and e.outcome = s.outcome and e.currency = p_currency;
  update sportsbook.player_exposures set liability_minor = liability_minor - p_liability where uid = p_uid and currency = p_currency;
  return false;
end $function$;
CREATE OR REPLACE FUNCTION sportsbook.write_prices(p_events integer[], p_types text[], p_specifiers text[], p_statuses sportsbook.market_status[], p_versions integer[], p_markets integer[], p_codes text[], p_positions smallint[], p_prices integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_count int;
  v_ids bigint[];
begin
  update sportsbook.markets m set status = w.status, version = w.version
    from unnest(p_events, p_types, p_specifiers, p_statuses, p_versions) as w (event_id, market_type, specifier, status, version)
   where m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier;
  get diagnostics v_count = row_count;
  if v_count < cardinality(p_events) then
    insert into sportsbook.markets (event_id, market_type, specifier, status, version)
      select * from unnest(p_events, p_types, p_specifiers, p_statuses, p_versions) as w (event_id, market_type, specifier, status, version)
       where not exists (
         select from sportsbook.markets m where m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier);
  end if;
  select array_agg(m.id order by w.place) into v_ids
    from unnest(p_events, p_types, p_specifiers) with ordinality as w (event_id, market_type, specifier, place)
    join sportsbook.markets m on m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier;
  insert into sportsbook.outcomes as o (market_id, code, position, price, status)
    select v_ids[w.market], w.code, w.position, w.price, case when w.price is null then 'inactive' else 'active' end::sportsbook.outcome_status
      from unnest(p_markets, p_codes, p_positions, p_prices) as w (market, code, position, price)
    on conflict (market_id, code) do update set price = excluded.price, status = excluded.status;
end $function$;
CREATE OR REPLACE FUNCTION staff.audit_field(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p_text is null then '-;' else octet_length(convert_to(p_text, 'UTF8')) || ':' || p_text || ';' end
$function$;
CREATE OR REPLACE FUNCTION staff.chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_last record;
begin
  perform pg_advisory_xact_lock(4207010);
  select id, hash into v_last from staff.audit order by id desc limit 1;
  new.id := coalesce(v_last.id, 0) + 1;
  new.previous_hash := coalesce(v_last.hash, sha256(''));
  new.at := clock_timestamp();
  new.hash := sha256(new.previous_hash || convert_to(
    staff.audit_field(new.id::text) || staff.audit_field((extract(epoch from new.at) * 1000000)::bigint::text) || staff.audit_field(new.call_id::text)
    || staff.audit_field(new.account::text) || staff.audit_field(new.actor) || staff.audit_field(new.call) || staff.audit_field(new.event)
    || staff.audit_field(new.address) || staff.audit_field(new.content), 'UTF8'));
  return new;
end $function$;
CREATE OR REPLACE FUNCTION staff.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $function$;
CREATE OR REPLACE FUNCTION studios.check_session(p_wallet text, p_session text, p_player bigint, p_game text, p_currency text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from studios.sessions s
    where s.id = p_session and s.wallet = p_wallet and s.uid = p_player and s.game = p_game and s.currency = p_currency
      and s.expires_at > now() and identity.is_session_open(s.site_session, p_player);
  if not found then
    raise exception 'session' using errcode = 'AN020';
  end if;
end $function$;
CREATE OR REPLACE FUNCTION studios.end_free_rounds(p_wallet text, p_pack bigint, p_win bigint, p_hash bytea, p_player bigint, p_currency text)
 RETURNS TABLE(vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean)
 LANGUAGE plpgsql
AS $function$
declare
  v_known studios.transactions;
begin
  -- The same message, twice at the same moment, takes turns.
  perform pg_advisory_xact_lock(hashtextextended('studios:pack:' || p_pack, 0));
  vendor_id := 'pack:' || p_pack;
  select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = 'pack:' || p_pack;
  if found then
    if v_known.input_hash is distinct from p_hash then
      raise exception 'reused' using errcode = 'AN020';
    end if;
    return query select v_known.vendor_id, v_known.transaction_id, v_known.balance_minor, true;
    return;
  end if;
  select p.round_id, p.balance_minor into transaction_id, balance_minor
    from games.play_remote_pack(p_pack, p_wallet, (select array_agg(g.game) from studios.games g where g.wallet = p_wallet), p_win) p;
  if transaction_id is null then
    raise exception 'no_bet' using errcode = 'AN020';
  end if;
  insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, currency, amount_minor, balance_minor)
    values (p_wallet, vendor_id, transaction_id, 'free-win', p_hash, p_player, p_currency, p_win, balance_minor);
  is_repeat := false;
  return next;
end $function$;
CREATE OR REPLACE FUNCTION studios.end_quiet(p_hours integer, p_count integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_round studios.rounds;
  v_ended int := 0;
begin
  for v_round in
    select * from studios.rounds r where r.status = 'open' and r.last_at < clock_timestamp() - p_hours * interval '1 hour' order by r.last_at limit p_count for update skip locked
  loop
    update studios.rounds r set status = 'finished' where r.wallet = v_round.wallet and r.uid = v_round.uid and r.game = v_round.game and r.name = v_round.name;
    perform games.announce_finished(games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, 'finished'), g.provider, g.type)
      from games.remote_game(v_round.game) g;
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $function$;
CREATE OR REPLACE FUNCTION studios.finished(p_round studios.rounds, p_provider text, p_type text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'round', p_round.round_id::text, 'player', p_round.uid::text, 'sysname', p_round.game, 'provider', p_provider, 'type', p_type,
    'stake_minor', p_round.staked_minor::text, 'win_minor', p_round.won_minor::text, 'currency', p_round.currency, 'status', 'finished')
$function$;
CREATE OR REPLACE FUNCTION studios.move(p_wallets text[], p_sessions text[], p_players bigint[], p_games text[], p_currencies text[], p_rounds text[], p_finished boolean[], p_lasts integer[], p_slot_mosts bigint[], p_slot_cycles integer[], p_other_mosts bigint[], p_other_cycles integer[], p_kinds text[], p_ids text[], p_hashes bytea[], p_amounts bigint[])
 RETURNS TABLE(place integer, vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean)
 LANGUAGE plpgsql
AS $function$
declare
  v_alone boolean := cardinality(p_players) = 1;
  v_houses text[];
  v_most bigint;
  v_first int := 1;
begin
  for i in 1 .. cardinality(p_players) loop
    v_houses[i] := 'house:games:' || p_games[i];
  end loop;
  perform ledger.lock_house(v_houses, p_currencies);
  for i in 1 .. cardinality(p_players) loop
    v_most := ledger.lock_stakeable('player:' || p_players[i] || ':main', p_currencies[i], v_alone);
    if v_most is null and not v_alone then
      place := i;
      return next;
    else
      return query select i, m.* from studios.move_one(
        p_wallets[i], p_sessions[i], p_players[i], p_games[i], v_houses[i], v_most, p_currencies[i], p_rounds[i], p_finished[i],
        p_kinds[v_first:p_lasts[i]], p_ids[v_first:p_lasts[i]], p_hashes[v_first:p_lasts[i]], p_amounts[v_first:p_lasts[i]],
        array[p_slot_mosts[i], p_other_mosts[i]], array[p_slot_cycles[i], p_other_cycles[i]]) m;
    end if;
    v_first := p_lasts[i] + 1;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION studios.move_one(p_wallet text, p_session text, p_player bigint, p_game text, p_house text, p_most bigint, p_currency text, p_round text, p_finished boolean, p_kinds text[], p_ids text[], p_hashes bytea[], p_amounts bigint[], p_mosts bigint[], p_cycles integer[])
 RETURNS TABLE(vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean)
 LANGUAGE plpgsql
AS $function$
declare
  v_player text := 'player:' || p_player || ':main';
  v_steps int := cardinality(p_ids);
  v_kind int;
  v_most bigint := p_most;
  v_game record;
  v_known studios.transactions;
  v_round studios.rounds;
  v_is_new boolean;
  v_changed boolean := false;
  v_ends boolean;
  v_told boolean := false;
  v_paired boolean := false;
  v_win bigint;
  v_shown games.rounds;
begin
  select * into v_game from games.remote_game(p_game);
  if not found then
    raise exception 'game_off' using errcode = 'AN020';
  end if;
  select * into v_round from studios.rounds r where r.wallet = p_wallet and r.uid = p_player and r.game = p_game and r.name = p_round for no key update;
  v_is_new := v_round.round_id is null;
  v_kind := case when v_game.type = 'slot' then 1 else 2 end;
  for i in 1 .. v_steps loop
    vendor_id := p_ids[i];
    is_repeat := false;
    if v_paired then
      -- The bet before it has paid it.
      v_paired := false;
    else
      select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_ids[i];
      if v_known.kind = 'cancelled' then
        raise exception 'cancelled' using errcode = 'AN020';
      elsif v_known.input_hash is distinct from p_hashes[i] and v_known.kind is not null then
        raise exception 'reused' using errcode = 'AN020';
      elsif v_known.kind is not null then
        transaction_id := v_known.transaction_id;
        balance_minor := v_known.balance_minor;
        is_repeat := true;
        return next;
        continue;
      end if;
      v_changed := true;
      transaction_id := ledger.next_id();
      if p_kinds[i] = 'bet' then
        if i > 1 then
          -- An earlier step of this call has staked or won.
          v_most := ledger.lock_stakeable(v_player, p_currency, true);
        end if;
        perform studios.check_session(p_wallet, p_session, p_player, p_game, p_currency);
        perform studios.refuse_bet(v_round, v_game.enabled, p_session, p_amounts[i], v_most, p_mosts[v_kind], p_cycles[v_kind], v_player, p_currency);
        v_paired := i < v_steps and p_kinds[i + 1] = 'win' and not exists (select from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_ids[i + 1]);
        v_win := case when v_paired then p_amounts[i + 1] else 0 end;
        v_ends := p_finished and i + v_paired::int = v_steps;
        if v_round.round_id is null then
          v_round := row(p_wallet, p_player, p_game, p_round, transaction_id, p_currency, 0, 0, 0, 'open', clock_timestamp());
        end if;
        v_round.bets := v_round.bets + 1;
        v_round.staked_minor := v_round.staked_minor + p_amounts[i];
        v_round.won_minor := v_round.won_minor + v_win;
        balance_minor := ledger.post_stake(transaction_id, 'round', p_currency, v_player, p_house, p_amounts[i], v_win,
          case when v_ends then 'games.round-finished' else 'ledger.posted' end,
          case when v_ends then studios.finished(v_round, v_game.provider, v_game.type) else '{}' end);
        if balance_minor is null then
          raise exception 'funds' using errcode = 'AN020';
        end if;
        v_told := v_told or v_ends;
        balance_minor := balance_minor - v_win;
      else
        if coalesce(v_round.bets, 0) = 0 then
          raise exception 'no_bet' using errcode = 'AN020';
        end if;
        v_round.won_minor := v_round.won_minor + p_amounts[i];
        if p_amounts[i] > 0 then
          v_ends := p_finished and v_round.status = 'open' and i = v_steps;
          transaction_id := ledger.post_win('studio:' || p_wallet || ':' || p_ids[i], p_hashes[i], 'round', p_currency, p_house, v_player, p_amounts[i],
            case when v_ends then 'games.round-finished' else 'ledger.posted' end, case when v_ends then studios.finished(v_round, v_game.provider, v_game.type) else '{}' end);
          v_told := v_told or v_ends;
        end if;
        balance_minor := ledger.balance(v_player, p_currency);
      end if;
    end if;
    if p_kinds[i] = 'win' and v_win is not null then
      balance_minor := balance_minor + v_win;
      v_win := null;
    end if;
    insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, game, round_name, currency, amount_minor, balance_minor)
      values (p_wallet, p_ids[i], transaction_id, p_kinds[i], p_hashes[i], p_player, p_game, p_round, p_currency, p_amounts[i], balance_minor);
    return next;
  end loop;
  -- A round of which nothing was taken has no status: there is nothing to end.
  v_ends := p_finished and coalesce(v_round.status = 'open', false);
  if not v_changed and not v_ends then
    return;
  end if;
  if v_ends then
    v_round.status := 'finished';
  end if;
  if v_is_new then
    perform games.open_remote_round(v_round.round_id, p_player, p_game, p_wallet, p_currency, v_round.staked_minor, v_round.won_minor, v_round.status = 'open');
    insert into studios.rounds select v_round.*;
  else
    update studios.rounds r set bets = v_round.bets, staked_minor = v_round.staked_minor, won_minor = v_round.won_minor, status = v_round.status, last_at = clock_timestamp()
      where r.wallet = p_wallet and r.uid = p_player and r.game = p_game and r.name = p_round;
    v_shown := games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, v_round.status);
    if v_ends and not v_told then
      perform games.announce_finished(v_shown, v_game.provider, v_game.type);
    end if;
  end if;
end $function$;
CREATE OR REPLACE FUNCTION studios.refuse_bet(p_round studios.rounds, p_enabled boolean, p_session text, p_amount bigint, p_left bigint, p_most bigint, p_cycle integer, p_account text, p_currency text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_round.status <> 'open' then
    raise exception 'round_over' using errcode = 'AN020';
  end if;
  -- A round that has begun may be played on in a game that is switched off, as our own are.
  if not p_enabled and p_round.round_id is null then
    raise exception 'game_off' using errcode = 'AN020';
  end if;
  if coalesce(p_round.staked_minor, 0) + p_amount > p_most then
    raise exception 'stake_most' using errcode = 'AN020';
  end if;
  if p_amount > coalesce(p_left, 0) then
    raise exception '%', case when p_amount > coalesce(ledger.balance(p_account, p_currency), 0) then 'funds' else 'limit' end using errcode = 'AN020';
  end if;
  if p_cycle > 0 and p_round.round_id is null then
    -- Of all frames of the player: a second one makes nobody play faster.
    update studios.sessions s set last_round_at = clock_timestamp()
      where s.id = p_session and not exists (
        select from studios.sessions o where o.uid = s.uid and o.last_round_at > clock_timestamp() - p_cycle * interval '1 millisecond');
    if not found then
      raise exception 'soon' using errcode = 'AN020';
    end if;
  end if;
end $function$;
CREATE OR REPLACE FUNCTION studios.take_back(p_wallet text, p_player bigint, p_currency text, p_ids text[], p_hashes bytea[], p_originals text[])
 RETURNS TABLE(vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean)
 LANGUAGE plpgsql
AS $function$
declare
  v_player text := 'player:' || p_player || ':main';
  v_houses text[];
  v_known studios.transactions;
  v_repeats text[] := '{}';
  v_wanted record;
begin
  select coalesce(array_agg(distinct 'house:games:' || t.game), '{}') into v_houses
    from studios.transactions t where t.wallet = p_wallet and t.vendor_id = any (p_originals) and t.game is not null;
  if cardinality(v_houses) > 0 then
    perform ledger.lock_house(v_houses, array_fill(p_currency, array[cardinality(v_houses)]));
  end if;
  perform ledger.lock_player_account(v_player, p_currency, true);
  if exists (select from studios.transactions t where t.wallet = p_wallet and t.vendor_id = any (p_originals)
      and t.game is not null and 'house:games:' || t.game <> all (v_houses)) then
    raise exception 'it came while its player was waited for' using errcode = 'serialization_failure';
  end if;
  for v_wanted in select distinct u.id, u.hash from unnest(p_ids, p_hashes) as u (id, hash) loop
    select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = v_wanted.id;
    if v_known.kind is not null then
      if v_known.kind <> 'rollback' or v_known.input_hash is distinct from v_wanted.hash then
        raise exception 'reused' using errcode = 'AN020';
      end if;
      v_repeats := v_repeats || v_wanted.id;
    end if;
  end loop;
  for v_wanted in
    select u.id, u.original from unnest(p_ids, p_originals) as u (id, original)
      left join studios.transactions t on t.wallet = p_wallet and t.vendor_id = u.original
      where u.id <> all (v_repeats) order by coalesce(t.kind = 'win', false) desc, u.original
  loop
    perform studios.take_back_one(p_wallet, p_player, p_currency, v_wanted.id, v_wanted.original);
  end loop;
  balance_minor := coalesce(ledger.balance(v_player, p_currency), 0);
  for v_wanted in select u.id, (array_agg(u.hash))[1] as hash from unnest(p_ids, p_hashes) with ordinality as u (id, hash, place) group by u.id order by min(u.place) loop
    vendor_id := v_wanted.id;
    is_repeat := v_wanted.id = any (v_repeats);
    if is_repeat then
      select t.transaction_id, t.balance_minor into transaction_id, balance_minor from studios.transactions t where t.wallet = p_wallet and t.vendor_id = v_wanted.id;
    else
      transaction_id := ledger.next_id();
      insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, currency, amount_minor, balance_minor)
        values (p_wallet, v_wanted.id, transaction_id, 'rollback', v_wanted.hash, p_player, p_currency, 0, balance_minor);
    end if;
    return next;
  end loop;
end $function$;
CREATE OR REPLACE FUNCTION studios.take_back_one(p_wallet text, p_player bigint, p_currency text, p_id text, p_original text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_player text := 'player:' || p_player || ':main';
  v_owed text := 'player:' || p_player || ':owed';
  v_key text := 'studio-back:' || p_wallet || ':' || length(p_id) || ':' || p_id || ':' || p_original;
  v_taken studios.transactions;
  v_round studios.rounds;
  v_before studios.rounds;
  v_had bigint;
  v_house text;
begin
  select * into v_taken from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_original;
  if v_taken.kind is null then
    insert into studios.transactions (wallet, vendor_id, transaction_id, kind, uid, currency, amount_minor, balance_minor, rolled_back_by)
      values (p_wallet, p_original, ledger.next_id(), 'cancelled', p_player, p_currency, 0, 0, p_id);
    return;
  end if;
  if v_taken.uid <> p_player or v_taken.currency <> p_currency or v_taken.kind not in ('bet', 'win', 'cancelled') then
    raise exception 'not_theirs' using errcode = 'AN020';
  end if;
  if v_taken.rolled_back_by is not null then
    return;
  end if;
  v_house := 'house:games:' || v_taken.game;
  select * into strict v_round from studios.rounds r where r.wallet = p_wallet and r.uid = p_player and r.game = v_taken.game and r.name = v_taken.round_name for no key update;
  v_before := v_round;
  if v_taken.kind = 'bet' then
    if v_round.won_minor > 0 then
      raise exception 'bet_settled' using errcode = 'AN020';
    end if;
    v_round.bets := v_round.bets - 1;
    if v_round.bets = 0 then
      v_round.status := 'void';
    else
      v_round.staked_minor := v_round.staked_minor - v_taken.amount_minor;
    end if;
    perform ledger.post(v_key, null, 'round-void', p_currency, array[v_house], array[v_player], array[v_taken.amount_minor], array['stake-return']);
  else
    v_round.won_minor := v_round.won_minor - v_taken.amount_minor;
    v_had := least(v_taken.amount_minor, ledger.balance(v_player, p_currency));
    if v_taken.amount_minor > 0 then
      perform ledger.post(v_key, null, 'round-void', p_currency, array_agg(m.account), array_agg(v_house), array_agg(m.amount), array_agg(m.code))
        from (values (v_player, v_had, 'settlement-correction'), (v_owed, v_taken.amount_minor - v_had, 'debt')) as m (account, amount, code) where m.amount > 0;
    end if;
  end if;
  update studios.transactions t set rolled_back_by = p_id where t.wallet = p_wallet and t.vendor_id = p_original;
  update studios.rounds r set bets = v_round.bets, staked_minor = v_round.staked_minor, won_minor = v_round.won_minor, status = v_round.status, last_at = clock_timestamp()
    where r.wallet = p_wallet and r.uid = p_player and r.game = v_taken.game and r.name = v_taken.round_name;
  perform studios.tell_taken(games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, v_round.status), v_before);
end $function$;
CREATE OR REPLACE FUNCTION studios.tell_taken(p_round games.rounds, p_before studios.rounds)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_game record;
begin
  if p_round.status <> 'void' and p_before.status <> 'finished' then
    return;
  end if;
  select * into v_game from games.remote_game(p_round.game);
  if p_round.status = 'void' then
    perform games.announce_finished(p_round, v_game.provider, v_game.type);
  end if;
  if p_before.status = 'finished' then
    perform games.announce_corrected(p_round, v_game.provider, v_game.type, p_before.staked_minor, p_before.won_minor);
  end if;
end $function$;
CREATE OR REPLACE FUNCTION tournaments.sum_of(p_sums bigint[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(sum(one), 0)::bigint from unnest(p_sums) one
$function$;

-- Triggers

CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON games.games FOR EACH STATEMENT EXECUTE FUNCTION games.catalogue_changed();
CREATE TRIGGER catalogue_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON games.providers FOR EACH STATEMENT EXECUTE FUNCTION games.catalogue_changed();
CREATE TRIGGER last_sign_kept AFTER INSERT OR DELETE ON identity.sessions FOR EACH ROW EXECUTE FUNCTION identity.keep_last_sign();
CREATE TRIGGER session_times_kept AFTER DELETE ON identity.sessions FOR EACH ROW EXECUTE FUNCTION identity.keep_session_times();
CREATE TRIGGER shares_within_bounds BEFORE INSERT OR UPDATE OF shard, accounts, rates, slots ON jackpots.shares FOR EACH ROW EXECUTE FUNCTION jackpots.refuse_wrong_shares();
CREATE TRIGGER accounts_never_deleted BEFORE DELETE OR TRUNCATE ON ledger.accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER closing_balances_insert_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.closing_balances FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER postings_insert_only BEFORE DELETE OR UPDATE ON ledger.postings FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER transactions_insert_only BEFORE DELETE OR UPDATE ON ledger.transactions FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER audit_chained BEFORE INSERT ON staff.audit FOR EACH ROW EXECUTE FUNCTION staff.chain_audit();
CREATE TRIGGER audit_insert_only BEFORE DELETE OR UPDATE OR TRUNCATE ON staff.audit FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();

-- Rights

-- ledger.closing_balances: delete to owner, insert to owner, references to owner, select to owner, trigger to owner, truncate to owner, update to owner
-- ledger.postings: delete to owner, insert to owner, references to owner, select to owner, trigger to owner, truncate to owner, update to owner
-- ledger.transactions: delete to owner, insert to owner, references to owner, select to owner, trigger to owner, truncate to owner, update to owner
-- staff.audit: delete to owner, insert to owner, references to owner, select to owner, trigger to owner, truncate to owner, update to owner

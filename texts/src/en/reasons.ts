import type { SharedReason } from '@ante/kit/refusal'

/** The finer sentence within an error type. */
export const reasons = {
  wrong_login_or_password: 'Wrong login or password',
  session_ended: 'Your session has ended. Log in again.',
  cross_site: 'This request came from another site, so we blocked it.',
  malformed_body: 'We couldn’t process this request. Reload the page and try again.',
  body_too_large: 'This is too large to send.',
  wrong_method: 'This action can’t be called this way.',
  idempotency_key_missing: 'We couldn’t process this request, so nothing happened. Reload the page and try again.',
  idempotency_key_reused:
    'This request was already sent with different details, so we didn’t repeat it. Reload the page and try again.',
  conflict: 'Something changed in the meantime. Check it and try again.',
  insufficient_funds: 'There isn’t enough money in your balance.',
  not_found: 'We couldn’t find this.',
  login_taken: 'There’s already an account with this login. Log in instead?',
  underage: 'You’re not old enough to open an account.',
  terms_not_accepted: 'Accept the terms to continue.',
  password_too_common: 'This password has appeared in a data leak. Choose another one.',
  amount_out_of_range: 'Enter an amount from {min} to {max}.',
  amount_not_allowed: 'You can’t use this amount here. Choose another one.',
  method_unavailable: 'This payment method isn’t available right now. Choose another one.',
  not_cancellable: 'It’s too late to cancel this.',
  day_limit: 'This is over the 24-hour limit. You can still use up to {available} with this method.',
  debt_first: 'You owe {owed}, which is paid first. You can withdraw up to {available}.',
  test_account: 'This is a test account. Its money isn’t paid out.',
  test_funds: 'This is a test account. It can still be given up to {available}.',
  account_used: 'This account has been used already. Open a new one and mark that as a test account.',
  source_first:
    'Money goes back to where you paid in from first. Withdraw {amount} that way before you use another one.',
  play_first:
    'Before you withdraw, you have to play with what you deposited. {left} is left to stake. If you’d rather not play, contact support.',
  no_test_accounts: 'Test accounts don’t take part in tournaments.',
  no_test_play: 'Test accounts can’t play games of other studios for money.',
  too_many_open: 'You already have {open_max} withdrawals in progress. Wait until one is done.',
  provider_unavailable: 'The payment provider isn’t responding. You haven’t been charged. Try again in a few minutes.',
  price_changed: 'The price has changed, so your bet wasn’t placed. Accept the new price to place it.',
  market_suspended: 'This market is suspended, so your bet wasn’t placed. It may reopen in a moment.',
  market_closed: 'This market is closed, so your bet wasn’t placed. Remove it to continue.',
  replay_no_bets: 'This match is a replay and its result is known, so your bet wasn’t placed.',
  selections_conflict:
    'Two of these selections are from the same match and can’t be combined. Remove one, or place them as singles.',
  too_many_selections: 'A bet can have up to {legs_max} selections. Remove some to place it.',
  stake_too_small: 'The smallest stake is {min}.',
  stake_too_large: 'The largest stake for this bet is {max}.',
  payout_too_large: 'This bet would return more than our maximum payout. The largest stake at this price is {max}.',
  price_too_high:
    'At this price even the smallest stake would return more than our maximum payout. Remove a selection to place your bet.',
  limit_reached:
    'We can’t take more on this right now, so your bet wasn’t placed. Try again later, or choose another selection.',
  free_bet_over: 'This free bet has already been used or has expired. Your bet wasn’t placed.',
  free_bet_odds: 'A selection has lower odds than this free bet allows. Your bet wasn’t placed.',
  round_open: 'You have an open round in this game. Finish it first.',
  seed_in_use: 'An open round still uses these seeds. Finish it first.',
  seed_changed: 'Your seeds have changed in the meantime. Check them and try again.',
  seed_used: 'You’ve used this seed before. Enter a new one.',
  round_not_open: 'This round is already finished.',
  stake_above_market: 'The rules where you are allow stakes of up to {max} in this game. You haven’t been charged.',
  round_too_soon: 'The next round can’t start yet. You haven’t been charged. Try again in a moment.',
  break_needed:
    'You’ve played for a long time, so it’s time for a break. You haven’t been charged. You can play again from {until}.',
  game_changed_too_soon:
    'Take a moment before you start another game. You haven’t been charged. You can play from {until}.',
  feature_buy_not_allowed: 'Features can’t be bought here. You haven’t been charged.',
  autoplay_not_allowed: 'Autoplay isn’t available where you are. You haven’t been charged.',
  demo_not_allowed:
    'Free play isn’t available where you are. You can see the rules and the pays of this game without playing.',
  cancel_not_allowed: 'Withdrawals can’t be cancelled where you are. Your money is on its way to you.',
  offer_not_allowed:
    'Bonuses with a deposit aren’t available to you here. You haven’t been charged. Deposit without the offer.',
  bonus_not_allowed:
    'The rules where you are don’t allow this bonus. You can remove it; your own money stays as it is.',
  bonus_linked_account:
    'Another account on this device has already used this offer, and each offer is for one person. If that account isn’t yours, contact support.',
  studio_unavailable:
    'This game’s studio isn’t answering right now. Nothing has been charged; please try again in a moment.',
  game_disabled: 'This game isn’t available right now. You haven’t been charged.',
  free_spins_over: 'These free spins have been used or have expired. You haven’t been charged.',
  jackpot_would_fall:
    'This would bring a level of the other jackpot to the amount it’s won before, so the next stake would win it. Nothing has changed. Raise that amount, or choose another jackpot.',
  wrong_choice: 'You can’t make this choice in this round.',
  link_expired: 'This link has expired or was already used. Ask for a new one.',
  bets_closed: 'Betting on this round is closed. You haven’t been charged. Bet on the next one.',
  export_open: 'We’re already preparing a file. Wait until it’s ready, then ask for the next one.',
  period_too_long: 'This period is too long for one file. Choose up to one year.',
  tournament_finished: 'This tournament is over. You can still see who won.',
  tournament_restricted: 'Your account can’t join this tournament.',
  draw_over: 'This has ended. No more tickets can be taken.',
  draw_tickets_most: 'That’s more tickets than one player can have.',
  draw_not_allowed: 'You can’t take part with your account right now. Your points are still there.',
  draw_points_short: 'There aren’t enough points for this.',
  bonus_active: 'You already have an active bonus, and only one can be active at a time. Finish or cancel it first.',
  bonus_wrong_state: 'That isn’t possible for this bonus now. Reload the page to see its status.',
  cashback_wrong_state: 'That isn’t possible for this cashback now. Reload the page to see its status.',
  bonuses_would_burn:
    'This withdrawal would cancel your active bonus of {amount}. Finish its wagering first, or cancel the bonus yourself.',
  offer_taken: 'You’ve already claimed this offer.',
  offer_not_available: 'This offer isn’t available for your account.',
  social_unknown: 'You can’t log in with this service here.',
  social_declined: 'You cancelled at the other service, so you’re not logged in. You can try again.',
  social_expired: 'This login has expired or was already used. Start again.',
  social_failed: 'We couldn’t verify the other service’s answer, so you’re not logged in. Try again.',
  social_unavailable: 'The other service isn’t responding. Try again in a few minutes, or log in another way.',
  social_email_taken: 'There’s already an account with this email. Log in with your password.',
  social_linked_elsewhere: 'This messaging account already opens another account here. Unlink it there first.',
  entry_expired: 'This login has expired or was already used. Log in again.',
  messenger_invalid: 'The messaging app’s data isn’t valid for this site. Close the app and open it again.',
  messenger_expired:
    'This login from the messaging app has expired or was already used. Close the app and open it again.',
  registration_incomplete: 'Complete your registration first. You haven’t been charged.',
  currency_fixed: 'You can’t change the currency of an account.',
  approval_needed: 'Someone else needs to approve this. We’ve created request {request}.',
  second_factor_needed: 'Confirm that it’s you to continue. Nothing has been changed yet.',
  passkey_failed: 'We couldn’t use this passkey. Try again, or use another way.',
  own_request: 'You can’t approve your own request.',
  request_closed: 'This request is closed: it was already decided or has expired.',
  location_refused:
    'You can’t play, bet or deposit from where you are now. Your money is safe and you can withdraw it. If you use a VPN, turn it off and try again.',
  terms_changed:
    'Our terms have changed. Read and accept them to play, bet or deposit again. Your money is safe and you can withdraw it.',
  account_restricted:
    'Your account is restricted: you can withdraw and see your history, but you can’t deposit, bet or play. Contact support to find out more.',
  self_excluded:
    'You’ve chosen not to play until {until}. You can still withdraw and see your history, but you can’t deposit, bet, play or claim bonuses.',
  self_excluded_permanent:
    'You’ve chosen not to play here again. You can still withdraw and see your history, but you can’t deposit, bet, play or claim bonuses.',
  self_excluded_ended:
    'Your break from play ended on {until}. To play again, ask to return in your profile under Safer gambling.',
  self_excluded_returning: 'You’ve asked to return. You can deposit, bet and play again from {returns_at}.',
  self_excluded_registered:
    'You’re on the {register} self-exclusion register. You can still withdraw and see your history, but you can’t deposit, bet, play or claim bonuses until {register} tells us you’ve left it.',
  self_excluded_unchecked:
    'We couldn’t check {register} yet, so you can’t deposit, bet or play right now. We keep trying, and this ends by itself. Your money is safe and you can withdraw it.',
  self_excluded_details_needed:
    'Before you play, we have to check the {register} register, and your profile lacks something we need for that. Complete your details in your profile.',
  register_excluded:
    'We can’t open an account for you, because these details are on the {register} self-exclusion register. It keeps a promise you made to yourself. If you’d like to talk to someone, free help is on our Safer gambling page.',
  register_unavailable:
    'We couldn’t check the {register} register just now, so we can’t open your account yet. Nothing is wrong with your details. Try again in a few minutes.',
  exclusion_not_longer: 'A break from play can be made longer, but not shorter. Yours hasn’t changed.',
  exclusion_not_over: 'You can ask to return when your break from play has ended.',
  own_limit: 'This is more than a limit you set allows.',
  own_limit_single: 'You set a limit of {limit} for one stake. Choose a smaller stake.',
  own_limit_stake: 'This is more than your stake limit leaves: you can stake {available} until {until}.',
  own_limit_stake_used: 'You’ve reached your stake limit of {limit}. You can stake again from {until}.',
  own_limit_loss: 'This could take you past your loss limit: you can stake {available} until {until}.',
  own_limit_loss_used: 'You’ve reached your loss limit of {limit}. You can play again from {until}.',
  own_limit_deposit:
    'This is more than your deposit limit leaves: you can deposit {available_amount} until {expired_at}.',
  own_limit_deposit_used:
    'You’ve reached your deposit limit of {limit_amount}. You can deposit again from {expired_at}.',
  own_limit_market:
    'The rules for your account allow deposits of {limit_amount} a month. You can deposit {available_amount} until {expired_at}.',
  own_limit_market_used:
    'You’ve deposited the {limit_amount} that the rules for your account allow in a month. You can deposit again from {expired_at}.',
  own_limit_withdrawal: 'You’ve locked your withdrawals, so they can’t be cancelled. Your money is on its way to you.',
  reality_check_due: 'Time for a break: look at what this session has come to, then choose whether to play on.',
  session_time_used: 'You’ve used the time you set for today. You can play, bet and deposit again from {until}.',
  limit_not_asked: 'You haven’t asked to change this limit. Nothing has changed.',
  limit_not_ready: 'You can confirm this change from {ready_at}. Until then your limit stays as it is.',
  limit_choice_needed: 'Before your first deposit, choose whether you want a deposit limit.',
  limit_required: 'Set a deposit limit before you deposit. The rules for your account ask for one.',
  verification_unavailable: 'We can’t reach the service that verifies identities. Please try again in a few minutes.',
  verification_closed: 'This check is finished. There’s nothing more to hand in.',
  not_handed_in: 'We haven’t received your documents yet. Open the check and send them.',
  balance_left: 'There’s still money in this account. Withdraw it first.',
  open_bets: 'You still have open bets or rounds. Wait until they’ve ended, then try again.',
  open_payments: 'You have a payment on its way. Wait until it has arrived, then try again.',
  loyalty_points_short: 'There aren’t enough points for this.',
  loyalty_sold_out: 'This has sold out. Your points are still there.',
  loyalty_limit_reached: 'You can’t buy any more of this. Your points are still there.',
  loyalty_level_short: 'This opens at a higher level. Your points are still there.',
  loyalty_not_allowed: 'Rewards aren’t available for your account right now. Your points are still there.',
  loyalty_gift_used: 'What was bought has been used, so it can’t be refunded.',
  conversation_closed: 'This conversation has ended. Start a new one.',
  conversation_full: 'This conversation is full. Start a new one.',
  conversations_open: 'You have too many open conversations. Wait for an answer or close one.',
  attachment_type: 'You can attach images, PDF and text files.',
  attachment_size: 'This file is too large. The most is 2 MB.',
  attachments_full: 'You’ve sent us all the files we can keep. Send a message without one.',
  too_early: 'It’s too early for this.',
} satisfies Record<SharedReason, string> & Record<string, string>

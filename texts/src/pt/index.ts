import { arcade } from './arcade.ts'
import { areas } from './areas.ts'
import { auth } from './auth.ts'
import { bets } from './bets.ts'
import { betting } from './betting.ts'
import { bonuses } from './bonuses.ts'
import { cashier } from './cashier.ts'
import { cashierPages } from './cashier-pages.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { consent } from './consent.ts'
import { disputes } from './disputes.ts'
import { errors } from './errors.ts'
import { fairness } from './fairness.ts'
import { fields } from './fields.ts'
import { game } from './game.ts'
import { games } from './games.ts'
import { harm } from './harm.ts'
import { home } from './home.ts'
import { inbox } from './inbox.ts'
import { letters } from './letters.ts'
import { lobby } from './lobby.ts'
import { loyalty } from './loyalty.ts'
import { mail } from './mail.ts'
import { notices } from './notices.ts'
import { places } from './places.ts'
import { playTime } from './play-time.ts'
import { popups } from './popups.ts'
import { profile } from './profile.ts'
import { protection } from './protection.ts'
import { booking } from './booking.ts'
import { push } from './push.ts'
import { pushNotices } from './push-notices.ts'
import { reasons } from './reasons.ts'
import { security } from './security.ts'
import { shell } from './shell.ts'
import { sms } from './sms.ts'
import { system } from './system.ts'
import { draws } from './draws.ts'
import { tournaments } from './tournaments.ts'
import { yourData } from './your-data.ts'
import type { Messages } from '../messages.ts'

export const pt: Messages = {
  arcade,
  areas,
  auth,
  bets,
  betting,
  bonuses,
  cashier,
  cashierPages,
  chat,
  common,
  consent,
  disputes,
  errors,
  fairness,
  fields,
  game,
  games,
  harm,
  home,
  inbox,
  letters,
  lobby,
  loyalty,
  mail,
  notices,
  places,
  playTime,
  popups,
  profile,
  protection,
  booking,
  push,
  pushNotices,
  reasons,
  security,
  shell,
  sms,
  system,
  draws,
  tournaments,
  yourData,
}

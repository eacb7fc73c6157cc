import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{brand}: bu numarayı onaylama kodunuz {code}. Geçerlilik süresi: {minutes} dakika.',
  code: '{brand} giriş kodunuz: {code}. Geçerlilik süresi: {minutes} dakika. {brand} ekibinden kimse sizden bu kodu istemez.',
  stepUp:
    '{brand} kodunuz: {code}. Onayladığı işlem: {what}. Geçerlilik süresi: {minutes} dakika. {brand} ekibinden kimse sizden bu kodu istemez.',
  restore:
    '{brand}: yeni şifre belirleme kodunuz {code}. Geçerlilik süresi: {minutes} dakika. Bunu siz istemediyseniz dikkate almayın.',
  changed: '{brand}: {contact} artık hesabınızın iletişim bilgisi. Bunu siz yapmadıysanız şifrenizi değiştirin: {link}',
  stopEmail: 'Bunu {brand} haberlerini istediğiniz için alıyorsunuz. Aboneliği bitir: {link}',
  stop: 'Aboneliği bitir: {link}',
}

import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Gönderen: {brand}.',
  required: 'Gönderen: {brand}. Yasa bunu size bildirmemizi istiyor.',
  actions: {
    choosePassword: 'Yeni şifre seçin',
    confirmEmail: 'E-postanızı onaylayın',
    security: 'Güvenliğinizi kontrol edin',
    contacts: 'İletişim bilgilerini kontrol edin',
    document: 'Yeni belge ekleyin',
    logIn: 'Giriş yapın',
    invitation: 'Şifrenizi belirleyin',
    statement: 'Hesap özetinizi görün',
    playPattern: 'Oyununuza bakın',
    payments: 'Ödemelerinizi görün',
    download: 'Turlarınızı indirin',
    answer: 'Okuyun ve yanıtlayın',
    campaign: 'Size verilenlere bakın',
    draw: 'Çekilişe bakın',
    bonuses: 'Bonuslarımı gör',
  },
}

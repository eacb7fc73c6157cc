import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Bahsiniz sonuçlandı',
  betCorrected: 'Bahsinizin sonucu değişti',
  betOpen: 'Nasıl bittiğini görmek için açın.',
  betWon: 'Kazandınız: {amount}',
  betLost: 'Kaybetti.',
  betPaid: 'Bakiyenize eklenen: {amount}',
  depositArrived: 'Yatırdığınız para geldi',
  depositFailed: 'Para yatırma işleminiz tamamlanmadı',
  paymentTakenBack: 'Yatırılan bir tutar geri alındı',
  paymentReturned: 'Yatırılan bir tutar bakiyenize döndü',
  withdrawalPaid: 'Çektiğiniz para ödendi',
  withdrawalDeclined: 'Para çekme talebiniz reddedildi',
  paymentSum: 'Tutar: {amount}',
  paymentOpen: 'Ayrıntıları görmek için açın.',
  supportAnswered: 'Destek size yanıt verdi',
  supportOpen: 'Okumak için görüşmeyi açın.',
  matchStarted: 'Takip ettiğiniz bir maç başladı',
  matchOpen: 'Skoru görmek için açın.',
}

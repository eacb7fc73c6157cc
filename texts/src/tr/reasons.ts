import type { reasons as en } from '../en/reasons.ts'

export const reasons: typeof en = {
  wrong_login_or_password: 'Giriş bilgisi veya şifre hatalı',
  session_ended: 'Oturumunuzun süresi doldu. Tekrar giriş yapın.',
  cross_site: 'Bu istek başka bir siteden geldiği için engellendi.',
  malformed_body: 'Bu isteği işleyemedik. Sayfayı yenileyip tekrar deneyin.',
  body_too_large: 'Bu, gönderilemeyecek kadar büyük.',
  wrong_method: 'Bu işlem bu şekilde çağrılamaz.',
  idempotency_key_missing: 'Bu isteği işleyemedik, hiçbir şey değişmedi. Sayfayı yenileyip tekrar deneyin.',
  idempotency_key_reused:
    'Bu istek daha önce başka bilgilerle gönderildiği için tekrarlanmadı. Sayfayı yenileyip tekrar deneyin.',
  conflict: 'Bu arada bir şeyler değişti. Kontrol edip tekrar deneyin.',
  insufficient_funds: 'Bakiyeniz yetersiz.',
  not_found: 'Bunu bulamadık.',
  login_taken: 'Bu bilgiyle açılmış bir hesap zaten var. Giriş yapmak ister misiniz?',
  underage: 'Hesap açmak için yaşınız yeterli değil.',
  terms_not_accepted: 'Devam etmek için koşulları kabul edin.',
  password_too_common: 'Bu şifre bir veri sızıntısında yer almış. Başka bir şifre seçin.',
  amount_out_of_range: 'Girebileceğiniz tutar: {min} – {max}.',
  amount_not_allowed: 'Bu tutar burada kullanılamaz. Başka bir tutar seçin.',
  method_unavailable: 'Bu ödeme yöntemi şu anda kullanılamıyor. Başka bir yöntem seçin.',
  not_cancellable: 'Bunu iptal etmek için artık çok geç.',
  day_limit: 'Bu tutar 24 saatlik limiti aşıyor. Bu yöntemle kullanabileceğiniz kalan tutar: {available}.',
  debt_first: 'Borcunuz: {owed}. Önce o ödenir. Çekebileceğiniz en yüksek tutar: {available}.',
  test_account: 'Bu bir test hesabı. Parası ödenmez.',
  test_funds: 'Bu bir test hesabı. Hâlâ en fazla {available} alabilir.',
  account_used: 'Bu hesap zaten kullanılmış. Yeni bir hesap açıp onu test hesabı olarak işaretleyin.',
  source_first: 'Para önce yatırdığınız yere geri gider. Başka bir yol kullanmadan önce o yolla {amount} çekin.',
  play_first:
    'Para çekmeden önce yatırdığınız tutarla oynamanız gerekir. Kalan bahis tutarı: {left}. Oynamak istemiyorsanız destek ekibine yazın.',
  no_test_accounts: 'Test hesapları turnuvalara katılamaz.',
  no_test_play: 'Test hesapları başka stüdyoların oyunlarını parayla oynayamaz.',
  too_many_open: 'Devam eden para çekme işlemi sayısı: {open_max}. Biri tamamlanana kadar bekleyin.',
  provider_unavailable: 'Ödeme sağlayıcısı yanıt vermiyor. Sizden para çekilmedi. Birkaç dakika sonra tekrar deneyin.',
  price_changed: 'Oran değiştiği için bahsiniz yapılmadı. Bahis yapmak için yeni oranı kabul edin.',
  market_suspended: 'Bu bahis seçeneği askıda olduğu için bahsiniz yapılmadı. Birazdan yeniden açılabilir.',
  market_closed: 'Bu bahis seçeneği kapandığı için bahsiniz yapılmadı. Devam etmek için çıkarın.',
  replay_no_bets: 'Bu maç bir tekrar ve sonucu biliniyor, bu yüzden bahsiniz yapılmadı.',
  selections_conflict:
    'Bu seçimlerden ikisi aynı maçtan olduğu için birleştirilemez. Birini çıkarın ya da tekli bahis yapın.',
  too_many_selections: 'Bir bahiste en fazla {legs_max} seçim olabilir. Bahis yapmak için bazılarını çıkarın.',
  stake_too_small: 'En düşük bahis tutarı: {min}.',
  stake_too_large: 'Bu bahis için en yüksek tutar: {max}.',
  payout_too_large: 'Bu bahis en yüksek ödeme sınırını aşıyor. Bu oranla en yüksek bahis tutarı: {max}.',
  price_too_high:
    'Bu oranla en düşük bahis tutarı bile en yüksek ödeme sınırını aşıyor. Bahis yapmak için bir seçim çıkarın.',
  limit_reached:
    'Şu anda buna daha fazla bahis alamıyoruz, bu yüzden bahsiniz yapılmadı. Daha sonra yeniden deneyin veya başka bir seçim yapın.',
  boost_over: 'Bu artış zaten kullanıldı veya süresi doldu. Bahsiniz yapılmadı.',
  boost_terms: 'Bu bahis artışın koşullarına uymuyor. Bahsiniz yapılmadı.',
  free_bet_over: 'Bu ücretsiz bahis zaten kullanıldı veya süresi doldu. Bahsiniz yapılmadı.',
  free_bet_odds: 'Bir seçimin oranı bu ücretsiz bahsin izin verdiğinden düşük. Bahsiniz yapılmadı.',
  round_open: 'Bu oyunda açık bir turunuz var. Önce onu bitirin.',
  seed_in_use: 'Bir tur hâlâ bu tohumları kullanıyor. Önce onu bitirin.',
  seed_changed: 'Tohumlarınız bu arada değişti. Kontrol edip yeniden deneyin.',
  seed_used: 'Bu tohumu daha önce kullandınız. Yeni bir tohum girin.',
  round_not_open: 'Bu tur zaten bitti.',
  stake_above_market: 'Ülkenizin kuralları bu oyunda en fazla şu bahse izin veriyor: {max}. Sizden para çekilmedi.',
  round_too_soon: 'Sonraki tur henüz başlayamaz. Sizden para çekilmedi. Birazdan yeniden deneyin.',
  break_needed:
    'Uzun süredir oynuyorsunuz: ara verme zamanı. Sizden para çekilmedi. Yeniden oynayabileceğiniz zaman: {until}.',
  game_changed_too_soon:
    'Başka bir oyuna başlamadan önce biraz bekleyin. Sizden para çekilmedi. Oynayabileceğiniz zaman: {until}.',
  feature_buy_not_allowed: 'Burada özellik satın alınamaz. Sizden para çekilmedi.',
  autoplay_not_allowed: 'Otomatik oyun ülkenizde kullanılamıyor. Sizden para çekilmedi.',
  demo_not_allowed:
    'Ücretsiz oyun ülkenizde kullanılamıyor. Bu oyunun kurallarını ve kazançlarını oynamadan görebilirsiniz.',
  cancel_not_allowed: 'Ülkenizde para çekme işlemleri iptal edilemez. Paranız yolda.',
  offer_not_allowed: 'Burada para yatırırken bonus alamazsınız. Sizden para çekilmedi. Teklif olmadan yatırın.',
  bonus_not_allowed:
    'Ülkenizin kuralları bu bonusa izin vermiyor. Bonusu kaldırabilirsiniz; kendi paranız olduğu gibi kalır.',
  bonus_linked_account:
    'Bu cihazdaki başka bir hesap bu teklifi zaten kullandı ve her teklif bir kişi içindir. O hesap sizin değilse destek ekibine yazın.',
  bonus_in_review: 'Bu bonusun kaynağı olan bahisleri inceliyoruz. İşimiz bitince etkinleştirebilirsiniz. Kaybolmadı.',
  bonus_loss_shared:
    'Bu bonusun kaynağı olan bahisleri inceledik: bu cihazdaki başka bir hesap karşı tarafta bahis yapmış, bu yüzden bonusu etkinleştiremezsiniz. O hesap sizin değilse destek ekibine yazın.',
  studio_unavailable:
    'Bu oyunun stüdyosu şu anda yanıt vermiyor. Sizden para çekilmedi; lütfen birazdan tekrar deneyin.',
  game_disabled: 'Bu oyun şu anda kullanılamıyor. Sizden para çekilmedi.',
  free_spins_over: 'Bu ücretsiz dönüşler kullanıldı veya süresi doldu. Sizden para çekilmedi.',
  jackpot_would_fall:
    'Bu, diğer jackpotun bir seviyesini, kazanılması gereken tutara getirir ve sıradaki bahis onu kazanırdı. Hiçbir şey değişmedi. Bu tutarı yükseltin veya başka bir jackpot seçin.',
  wrong_choice: 'Bu turda bu seçim yapılamaz.',
  link_expired: 'Bu bağlantının süresi dolmuş ya da bağlantı kullanılmış. Yenisini isteyin.',
  bets_closed: 'Bu turun bahisleri kapandı. Sizden para çekilmedi. Sonraki turda bahis yapın.',
  cash_out_early: '1,01× değerine ulaşılınca çekebilirsiniz. Bahsiniz hâlâ turda.',
  cash_out_late: 'Çok geç kalındı: sunucumuzun saatine göre tur bitmişti ve bahis kaybedildi.',
  export_open: 'Zaten bir dosya hazırlıyoruz. Hazır olmasını bekleyin, sonra yenisini isteyin.',
  period_too_long: 'Bu dönem tek bir dosya için fazla uzun. En fazla bir yıl seçin.',
  tournament_entered: 'Bu turnuvaya zaten katıldınız.',
  tournament_entry_bought: 'Bu turnuvaya mağazadan alınan bir katılım hakkıyla girilir.',
  tournament_finished: 'Bu turnuva bitti. Kazananları görebilirsiniz.',
  tournament_full: 'Bu turnuvadaki tüm yerler dolu.',
  tournament_restricted: 'Hesabınız bu turnuvaya katılamaz.',
  draw_not_begun: 'Bu henüz başlamadı. Başladığında bilet alabilirsiniz.',
  draw_over: 'Bu sona erdi. Artık bilet alınamaz.',
  draw_tickets_most: 'Bir oyuncu bu kadar bilet alamaz.',
  draw_not_allowed: 'Şu anda hesabınızla katılamazsınız. Puanlarınız duruyor.',
  draw_points_short: 'Bunun için yeterli puan yok.',
  bonus_active:
    'Zaten etkin bir bonusunuz var; aynı anda yalnızca biri etkin olabilir. Önce onu tamamlayın veya iptal edin.',
  bonus_wrong_state: 'Bu işlem şu anda bu bonusla yapılamaz. Durumunu görmek için sayfayı yenileyin.',
  cashback_wrong_state: 'Bu işlem şu anda bu kayıp iadesiyle yapılamaz. Durumunu görmek için sayfayı yenileyin.',
  reward_flag_changed: 'Bu kayıp iadesinin tutarı bu arada değişti. Yeni tutarı kontrol edip öyle karar verin.',
  bonus_still_counting:
    'Son oyunlarınız bonusunuz için hâlâ sayılıyor, henüz hiçbir şey değişmedi. Bir dakika sonra yeniden deneyin.',
  bonuses_would_burn:
    'Bu çekim etkin bonusunuzu ({amount}) iptal eder. Önce çevrim şartını tamamlayın ya da bonusu kendiniz iptal edin.',
  offer_taken: 'Bu tekliften zaten yararlandınız.',
  offer_not_available: 'Bu teklif hesabınız için geçerli değil.',
  social_unknown: 'Burada bu hizmetle giriş yapılamaz.',
  social_declined: 'Diğer hizmette iptal ettiğiniz için giriş yapılmadı. Tekrar deneyebilirsiniz.',
  social_expired: 'Bu girişin süresi doldu ya da giriş zaten kullanıldı. Baştan başlayın.',
  social_failed: 'Diğer hizmetin yanıtını doğrulayamadığımız için giriş yapılmadı. Tekrar deneyin.',
  social_unavailable:
    'Diğer hizmet yanıt vermiyor. Birkaç dakika sonra tekrar deneyin ya da başka bir yolla giriş yapın.',
  social_email_taken: 'Bu e-posta ile zaten bir hesap var. Şifrenizle giriş yapın.',
  social_linked_elsewhere: 'Bu mesajlaşma hesabı zaten başka bir hesaba bağlı. Önce oradaki bağlantıyı kaldırın.',
  entry_expired: 'Bu girişin süresi doldu ya da giriş zaten kullanıldı. Yeniden giriş yapın.',
  messenger_invalid: 'Mesajlaşma uygulamasının verileri bu site için geçerli değil. Uygulamayı kapatıp yeniden açın.',
  messenger_expired:
    'Mesajlaşma uygulamasından yapılan bu girişin süresi doldu ya da giriş zaten kullanıldı. Uygulamayı kapatıp yeniden açın.',
  registration_incomplete: 'Önce kaydınızı tamamlayın. Sizden para çekilmedi.',
  currency_fixed: 'Bir hesabın para birimi değiştirilemez.',
  approval_needed: 'Bunu başka birinin onaylaması gerekiyor. {request} numaralı talebi oluşturduk.',
  second_factor_needed: 'Devam etmek için siz olduğunuzu onaylayın. Henüz hiçbir şey değişmedi.',
  passkey_failed: 'Bu geçiş anahtarı kullanılamadı. Yeniden deneyin ya da başka bir yol seçin.',
  own_request: 'Kendi talebinizi onaylayamazsınız.',
  request_closed: 'Bu talep kapandı: Karara bağlandı ya da süresi doldu.',
  location_refused:
    'Şu anda bulunduğunuz yerden oynayamaz, bahis yapamaz ve para yatıramazsınız. Paranız güvende ve çekebilirsiniz. VPN kullanıyorsanız kapatıp yeniden deneyin.',
  terms_changed:
    'Koşullarımız değişti. Yeniden oynamak, bahis yapmak veya para yatırmak için koşulları okuyup kabul edin. Paranız güvende ve çekebilirsiniz.',
  account_restricted:
    'Hesabınız kısıtlı: Para çekebilir ve geçmişinizi görebilirsiniz, ancak para yatıramaz, bahis yapamaz ve oynayamazsınız. Ayrıntılar için desteğe yazın.',
  self_excluded:
    'Oyuna ara verdiniz. Bitiş: {until}. Para çekebilir ve geçmişinizi görebilirsiniz; ancak para yatıramaz, bahis yapamaz, oynayamaz ve bonus alamazsınız.',
  self_excluded_permanent:
    'Burada bir daha oynamamayı seçtiniz. Para çekebilir ve geçmişinizi görebilirsiniz; ancak para yatıramaz, bahis yapamaz, oynayamaz ve bonus alamazsınız.',
  self_excluded_ended:
    'Oyuna verdiğiniz ara bitti. Bitiş: {until}. Yeniden oynamak için profilinizde Güvenli oyun bölümünden dönüş isteyin.',
  self_excluded_returning:
    'Dönüş istediniz. Yeniden para yatırıp bahis yapabileceğiniz ve oynayabileceğiniz zaman: {returns_at}.',
  self_excluded_registered:
    '{register} kendini dışlama kaydındasınız. Para çekebilir ve geçmişinizi görebilirsiniz; ancak {register} kayıttan çıktığınızı bize bildirene kadar para yatıramaz, bahis yapamaz, oynayamaz ve bonus alamazsınız.',
  self_excluded_unchecked:
    '{register} kaydına henüz bakamadık; bu yüzden şu anda para yatıramaz, bahis yapamaz ve oynayamazsınız. Denemeye devam ediyoruz, bu durum kendiliğinden sona erecek. Paranız güvende ve çekebilirsiniz.',
  self_excluded_details_needed:
    'Oynamadan önce {register} kaydına bakmamız gerekiyor ve profilinizde bunun için gereken bir bilgi eksik. Bilgilerinizi profilinizde tamamlayın.',
  register_excluded:
    'Sizin için hesap açamıyoruz, çünkü bu bilgiler {register} kendini dışlama kaydında. Bu kayıt, kendiniz için verdiğiniz bir kararı koruyor. Biriyle konuşmak isterseniz ücretsiz yardım Güvenli oyun sayfamızda.',
  register_unavailable:
    'Şu anda {register} kaydına bakamadık; bu yüzden hesabınızı henüz açamıyoruz. Bilgilerinizde bir sorun yok. Birkaç dakika sonra yeniden deneyin.',
  exclusion_not_longer: 'Oyuna verilen ara uzatılabilir ama kısaltılamaz. Sizinki değişmedi.',
  exclusion_not_over: 'Oyuna verdiğiniz ara bitince dönüş isteyebilirsiniz.',
  own_limit: 'Bu, belirlediğiniz bir limitin izin verdiğinden fazla.',
  own_limit_single: 'Tek bahis için {limit} limit belirlediniz. Daha küçük bir tutar seçin.',
  own_limit_stake:
    'Bu, bahis limitinizden kalan tutardan fazla. Kalan: {available}. Limitin yenileneceği zaman: {until}.',
  own_limit_stake_used: '{limit} olan bahis limitinize ulaştınız. Yeniden bahis yapabileceğiniz zaman: {until}.',
  own_limit_loss: 'Bununla kayıp limitinizi aşabilirsiniz. Kalan: {available}. Limitin yenileneceği zaman: {until}.',
  own_limit_loss_used: '{limit} olan kayıp limitinize ulaştınız. Yeniden oynayabileceğiniz zaman: {until}.',
  own_limit_deposit:
    'Bu, para yatırma limitinizden kalan tutardan fazla. Kalan: {available_amount}. Limitin yenileneceği zaman: {expired_at}.',
  own_limit_deposit_used:
    '{limit_amount} olan para yatırma limitinize ulaştınız. Yeniden para yatırabileceğiniz zaman: {expired_at}.',
  own_limit_market:
    'Hesabınızın kuralları ayda {limit_amount} yatırmaya izin veriyor. Kalan: {available_amount}. Limitin yenileneceği zaman: {expired_at}.',
  own_limit_market_used:
    'Hesabınızın kurallarının ayda izin verdiği {limit_amount} tutarına ulaştınız. Yeniden para yatırabileceğiniz zaman: {expired_at}.',
  own_limit_withdrawal: 'Para çekme işlemlerinizi kilitlediniz, bu yüzden iptal edilemezler. Paranız yolda.',
  reality_check_due: 'Mola zamanı: Bu oturumun özetine bakın, sonra devam edip etmeyeceğinize karar verin.',
  session_time_used:
    'Bugün için belirlediğiniz süre doldu. {until} itibarıyla yeniden oynayabilir, bahis yapabilir ve para yatırabilirsiniz.',
  limit_not_asked: 'Bu limit için bir değişiklik istemediniz. Hiçbir şey değişmedi.',
  limit_not_ready: 'Bu değişikliği onaylayabileceğiniz zaman: {ready_at}. O zamana kadar limitiniz aynı kalır.',
  limit_choice_needed: 'İlk para yatırma işleminizden önce, para yatırma limiti isteyip istemediğinizi seçin.',
  limit_required: 'Para yatırmadan önce bir para yatırma limiti belirleyin. Hesabınızın kuralları bunu gerektiriyor.',
  verification_unavailable: 'Kimlik doğrulama hizmetine ulaşamıyoruz. Lütfen birkaç dakika sonra tekrar deneyin.',
  verification_closed: 'Bu kontrol tamamlandı. Göndermeniz gereken başka bir şey yok.',
  not_handed_in: 'Belgelerinizi henüz almadık. Kontrolü açın ve belgeleri gönderin.',
  balance_left: 'Bu hesapta hâlâ para var. Önce parayı çekin.',
  open_bets: 'Hâlâ açık bahisleriniz veya turlarınız var. Bitmelerini bekleyip tekrar deneyin.',
  open_payments: 'Yolda bir ödemeniz var. Ulaşmasını bekleyip tekrar deneyin.',
  loyalty_points_short: 'Bunun için yeterli puan yok.',
  loyalty_sold_out: 'Bu tükendi. Puanlarınız duruyor.',
  loyalty_limit_reached: 'Bundan daha fazla alamazsınız. Puanlarınız duruyor.',
  loyalty_level_short: 'Bu daha yüksek bir seviyede açılır. Puanlarınız duruyor.',
  loyalty_not_allowed: 'Ödüller şu anda hesabınız için kullanılamıyor. Puanlarınız duruyor.',
  loyalty_gift_used: 'Satın alınan kullanıldığı için iade edilemez.',
  conversation_closed: 'Bu görüşme sona erdi. Yeni bir görüşme başlatın.',
  conversation_full: 'Bu görüşme doldu. Yeni bir görüşme başlatın.',
  conversations_open: 'Çok fazla açık görüşmeniz var. Yanıt bekleyin veya birini kapatın.',
  attachment_type: 'Resim, PDF ve metin dosyası ekleyebilirsiniz.',
  attachment_size: 'Bu dosya çok büyük. En fazla 2 MB olabilir.',
  attachments_full: 'Sizden daha fazla dosya saklayamıyoruz. Dosyasız bir mesaj gönderin.',
  too_early: 'Bunun için henüz erken.',
}

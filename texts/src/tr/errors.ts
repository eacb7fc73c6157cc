import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Bizden kaynaklanan bir sorun oluştu. Sizden para çekilmedi. Birazdan tekrar deneyin.',
  ApplicationDisabled: 'Bakım çalışması yapıyoruz. Bakiyeniz güvende.',
  MethodNotFound: 'Böyle bir işlem yok.',
  Authorization: 'Devam etmek için giriş yapın.',
  InvalidRequest: 'Bu isteği işleyemedik. Sayfayı yenileyip tekrar deneyin.',
  InternalServerError: 'Bizden kaynaklanan bir sorun oluştu. Sizden para çekilmedi. Birazdan tekrar deneyin.',
  AccessDenied: 'Buna erişiminiz yok.',
  UserDeleted: 'Bu hesap kapatıldı. Ayrıntılar için desteğe yazın.',
  UserBanned: 'Bu hesap engellendi. Bakiyeniz güvende. Ayrıntılar için desteğe yazın.',
  UserNeedDeposit: 'Önce para yatırmanız gerekiyor.',
  UserNeedProfileData: 'Önce profilinizi tamamlayın, sonra tekrar deneyin.',
  UserNeedConfirmContact: 'Önce e-postanızı veya telefonunuzu onaylayın, sonra tekrar deneyin.',
  ApplicationUnavailable: 'Site şu anda kullanılamıyor. Bakiyeniz güvende. Birkaç dakika sonra tekrar deneyin.',
  InvalidParameter: 'İşaretli alanları kontrol edin.',
  TooManyRequests: 'Çok fazla deneme yaptınız. Biraz bekleyip tekrar deneyin.',
  BillingServiceError:
    'Ödeme sağlayıcısında bir sorun oluştu. Sizden para çekilmedi. Birkaç dakika sonra tekrar deneyin.',
  BillingTransactionDeclined: 'Ödeme reddedildi. Sizden para çekilmedi. Başka bir yöntem veya tutar deneyin.',
  BillingUnavailable: 'Ödemeler şu anda kullanılamıyor. Sizden para çekilmedi. Daha sonra tekrar deneyin.',
  BillingDepositLimitExceeded:
    'Bu tutar para yatırma limitinizin üzerinde. Sizden para çekilmedi. Daha küçük bir tutar deneyin.',
  WithdrawalDeclined: 'Bu para çekme işlemi yapılamadı. Para bakiyenizde duruyor.',
  WithdrawalLimitsExceeded:
    'Bu tutar para çekme limitlerinin dışında. Para bakiyenizde duruyor. Başka bir tutar deneyin.',
  WithdrawalLimitsPeriodExceeded: 'Bu dönemin para çekme limitine ulaştınız. Para bakiyenizde duruyor.',
  KycUserProfile: 'Önce kişisel bilgilerinize ihtiyacımız var. Bunları profilinize ekleyin.',
  KycWithdrawal: 'Para çekebilmeniz için önce kimliğinizi doğrulamamız gerekiyor. Para bakiyenizde duruyor.',
  StorageQuotaExceeded: 'Bunu saklamak için yer kalmadı.',
  SumsubVerificationRequired: 'Önce kimliğinizi doğrulayın.',
  RequisitesOnVerification: 'Bu ödeme bilgilerini kontrol ediyoruz. Daha sonra tekrar deneyin.',
  RequisitesValidationRequired:
    'Yalnızca daha önce ödeme yaptığınız bir karta veya kendi adınıza olan bir hesaba para çekebilirsiniz. Para bakiyenizde duruyor.',
  RequisitesFraudulent: 'Bu ödeme bilgilerini kullanamazsınız. Ayrıntılar için desteğe yazın.',
}

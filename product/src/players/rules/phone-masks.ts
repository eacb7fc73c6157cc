/**
 * What a mobile number looks like behind the country's code, where all of them have one length (ITU E.164 national numbering plans). Countries whose
 * numbers differ in length have no mask: there seven to fifteen digits are a number.
 */
export const phoneMasks: Readonly<Record<string, string>> = {
  BR: '(##) #####-####',
  CA: '(###) ###-####',
  CL: '# #### ####',
  CO: '### #######',
  CZ: '### ### ###',
  DK: '## ## ## ##',
  EG: '## #### ####',
  ES: '### ### ###',
  FR: '# ## ## ## ##',
  GB: '#### ######',
  GR: '### ### ####',
  IE: '## ### ####',
  IN: '##### #####',
  KZ: '(###) ###-##-##',
  LV: '## ### ###',
  MA: '##-#######',
  MT: '#### ####',
  MX: '### ### ####',
  NG: '### ### ####',
  NO: '### ## ###',
  PE: '### ### ###',
  PL: '### ### ###',
  PT: '### ### ###',
  RO: '### ### ###',
  TR: '### ### ## ##',
  UA: '## ### ## ##',
  ZA: '## ### ####',
}

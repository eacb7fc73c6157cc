import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} est votre code {brand} pour confirmer ce numéro. Il est valable {minutes} minutes.',
  code: '{code} est votre code de connexion {brand}. Il est valable {minutes} minutes. Personne chez {brand} ne vous le demandera jamais.',
  stepUp:
    '{code} est votre code {brand} pour confirmer : {what}. Il est valable {minutes} minutes. Personne chez {brand} ne vous le demandera jamais.',
  restore:
    '{code} est votre code {brand} pour choisir un nouveau mot de passe. Il est valable {minutes} minutes. Si ce n’était pas vous, ignorez-le.',
  changed:
    '{brand} : {contact} est maintenant un contact de votre compte. Si ce n’était pas vous, changez votre mot de passe : {link}',
  stopEmail: 'Vous recevez ceci parce que vous avez demandé les actualités de {brand}. Se désabonner : {link}',
  stop: 'Stop SMS : {link}',
}

import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} é seu código da {brand} para confirmar este número. Ele vale por {minutes} minutos.',
  code: '{code} é seu código da {brand} para entrar. Ele vale por {minutes} minutos. Ninguém da {brand} vai pedir esse código a você.',
  stepUp:
    '{code} é seu código da {brand} para confirmar: {what}. Ele vale por {minutes} minutos. Ninguém da {brand} vai pedir esse código a você.',
  restore:
    '{code} é seu código da {brand} para definir uma nova senha. Ele vale por {minutes} minutos. Se não foi você, ignore.',
  changed: '{brand}: {contact} agora é um contato da sua conta. Se não foi você, mude sua senha: {link}',
  stopEmail: 'Você recebe isto porque pediu novidades da {brand}. Cancelar: {link}',
  stop: 'Cancelar: {link}',
}

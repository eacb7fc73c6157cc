import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} — ваш код {brand} для подтверждения номера. Он действует {minutes} мин.',
  code: '{code} — ваш код для входа в {brand}. Он действует {minutes} мин. Сотрудники {brand} никогда его не спрашивают.',
  restore:
    '{code} — ваш код {brand} для нового пароля. Он действует {minutes} мин. Если это были не вы, не обращайте внимания.',
  changed: '{brand}: {contact} теперь контакт вашего аккаунта. Если это были не вы, смените пароль: {link}',
  stopEmail: 'Вы получили это письмо, потому что подписались на новости {brand}. Отписаться: {link}',
  stop: 'Отписаться: {link}',
}

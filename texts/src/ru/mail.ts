import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Отправлено {brand}.',
  required: 'Отправлено {brand}. Закон требует, чтобы мы вам об этом сообщили.',
  actions: {
    choosePassword: 'Задать новый пароль',
    confirmEmail: 'Подтвердить адрес',
    security: 'Проверить безопасность',
    contacts: 'Проверить контакты',
    document: 'Добавить новый документ',
    logIn: 'Войти',
    invitation: 'Задать пароль',
    statement: 'Открыть выписку',
    playPattern: 'Посмотреть свою игру',
    payments: 'Открыть платежи',
    download: 'Скачать раунды',
    answer: 'Прочитать и ответить',
    campaign: 'Посмотреть, что у вас есть',
    draw: 'Посмотреть розыгрыш',
    bonuses: 'Мои бонусы',
  },
}

import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Uma nova senha para a {brand}',
    text: 'Alguém pediu uma nova senha para sua conta na {brand}.\n\nEscolha-a aqui em até {minutes} minutos:\n{link}\n\nSe não foi você, ignore este e-mail. Sua senha não vai mudar.\n',
  },
  confirm: {
    subject: 'Confirme seu e-mail na {brand}',
    text: 'Abra este link em até {minutes} minutos para confirmar que este endereço é seu:\n{link}\n\nOu digite este código: {code}\n\nSe você não tem conta na {brand}, não faça nada: nada acontece.\n',
  },
  code: {
    subject: 'Seu código da {brand}',
    text: 'Seu código é {code}. Ele vale por {minutes} minutos.\n\nNinguém da {brand} vai pedi-lo a você. Se você não tentou entrar nem mudar seus ajustes, mude sua senha: alguém a conhece.\n',
  },
  historyExport: {
    subject: 'Seu histórico do cassino está pronto',
    text: 'O arquivo com as rodadas que você pediu está pronto. Você pode baixá-lo aqui por {days} dias, depois de entrar:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Sua conta de funcionário na {brand}',
    text: 'Você recebeu um convite para trabalhar na {brand}. Defina uma senha e conecte um aplicativo autenticador em até {hours} horas:\n{link}\n\nSe você não sabe do que se trata, ignore este e-mail: nada acontece.\n',
  },
}

import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Redefina sua senha da {brand}',
    text: 'Alguém pediu para redefinir a senha da sua conta na {brand}.\n\nEscolha uma nova em até {minutes} minutos:\n{link}\n\nSe não foi você, ignore este e-mail. Sua senha não vai mudar.\n',
  },
  confirm: {
    subject: 'Confirme seu e-mail na {brand}',
    text: 'Abra este link em até {minutes} minutos para confirmar que este endereço é seu:\n{link}\n\nOu digite este código: {code}\n\nSe você não tem conta na {brand}, ignore este e-mail. Nada vai acontecer.\n',
  },
  code: {
    subject: 'Seu código da {brand}',
    text: 'Seu código é {code}. Ele vale por {minutes} minutos.\n\nNinguém da {brand} vai pedir esse código a você. Se não foi você que o pediu, alguém pode saber sua senha: mude-a agora.\n',
  },
  historyExport: {
    subject: 'Seu histórico do cassino está pronto',
    text: 'O arquivo com suas rodadas está pronto. Entre e baixe-o em até {days} dias:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Sua conta de funcionário na {brand}',
    text: 'Você recebeu um convite para trabalhar na {brand}. Defina uma senha e conecte um aplicativo autenticador em até {hours} horas:\n{link}\n\nSe você não sabe do que se trata, ignore este e-mail. Nada vai acontecer.\n',
  },
}

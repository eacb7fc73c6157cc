import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Sua privacidade',
  text: 'Gostaríamos de guardar e usar um pouco mais do que o site precisa. Se você disser não, tudo continua funcionando.',
  about: 'Você decide. Tudo funciona sem o que segue, e você pode mudar de ideia aqui quando quiser.',
  accept: 'Aceitar tudo',
  refuse: 'Só o necessário',
  choose: 'Quero escolher',
  save: 'Salvar minhas opções',
  kept: 'Salvamos suas opções.',
  by: 'Usado por {vendors}.',
  private:
    'Seu navegador pede aos sites que não rastreiem você. Respeitamos isso, a menos que você escolha outra coisa aqui.',
  needed: {
    title: 'Necessário',
    text: 'Mantém você conectado e lembra seu idioma, a aparência do site e estas opções.',
    always: 'Sempre ativo',
  },
  functional: {
    title: 'Chat de suporte',
    text: 'Mostra o chat de suporte em cada página. Se você mesmo o abrir, ele carrega de qualquer forma.',
  },
  analytics: {
    title: 'Como o site é usado',
    text: 'Mostra quais páginas e jogos são abertos, para podermos melhorá-los.',
  },
  marketing: {
    title: 'Links e campanhas',
    text: 'Lembra qual link trouxe você aqui, para podermos pagar quem nos recomendou.',
  },
  security: {
    title: 'Verificação do dispositivo',
    text: 'Ajuda a detectar fraudes por uma marca do seu dispositivo. Sem ela, um saque pode demorar mais.',
  },
  history: {
    title: 'O que você aceitou',
    text: 'Suas respostas sobre o que o site usa além do necessário, das mais recentes às mais antigas.',
    none: 'Você ainda não respondeu com a conta conectada.',
    yes: 'Sim: {what}',
    no: 'Não: {what}',
    question: 'Quando perguntamos',
    choices: 'Nas suas opções',
    account: 'Nesta página',
    private: 'seu navegador pediu para não ser rastreado',
    change: 'Mudar minhas opções',
    withdraw: 'Retirar tudo',
  },
}

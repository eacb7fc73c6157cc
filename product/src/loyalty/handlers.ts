import type { Answers, Handlers } from '@ante/kit/context'
import { listCharacters } from './characters.ts'
import type { endpoints } from './contract.ts'
import { boughtBefore, buyProduct } from './buy-product.ts'
import { listPrograms } from './list-loyalty.ts'
import { listProducts } from './list-products.ts'
import { tellNotices } from './notices.ts'
import { explore } from './quests.ts'
import { readHistory } from './read-history.ts'
import { readInfo, readWholeProgram } from './read-loyalty.ts'
import { setCharacter } from './set-character.ts'

export const handlers: Handlers<typeof endpoints> = {
  'loyalty.getPrograms': listPrograms,
  'loyalty.getProgram': readWholeProgram,
  'loyalty.getproducts': listProducts,
  'loyalty.buyproduct': buyProduct,
  'loyalty.getinfo': readInfo,
  'loyalty.explore': explore,
  'loyalty.getnotifications': tellNotices,
  'loyalty.gethistory': readHistory,
  'loyalty.getcharacters': listCharacters,
  'loyalty.setcharacter': setCharacter,
}

export const answers = { 'loyalty.buyproduct': boughtBefore } satisfies Answers<typeof endpoints>

import type { Handlers } from '@ante/kit/context'
import { listCharacters } from './characters.ts'
import type { endpoints } from './contract.ts'
import { listProducts, listPrograms } from './list-loyalty.ts'
import { tellNotices } from './notices.ts'
import { readHistory } from './read-history.ts'
import { readInfo, readWholeProgram } from './read-loyalty.ts'
import { setCharacter } from './set-character.ts'

export const handlers: Handlers<typeof endpoints> = {
  'loyalty.getPrograms': listPrograms,
  'loyalty.getProgram': readWholeProgram,
  'loyalty.getproducts': listProducts,
  'loyalty.getinfo': readInfo,
  'loyalty.getnotifications': tellNotices,
  'loyalty.gethistory': readHistory,
  'loyalty.getcharacters': listCharacters,
  'loyalty.setcharacter': setCharacter,
}

import type { Handlers } from '@ante/kit/context'
import { listCharacters, readInfo, setCharacter } from './characters.ts'
import type { endpoints } from './contract.ts'
import { listProducts, listPrograms, readProgram } from './list-loyalty.ts'

export const handlers: Handlers<typeof endpoints> = {
  'loyalty.getPrograms': listPrograms,
  'loyalty.getProgram': readProgram,
  'loyalty.getproducts': listProducts,
  'loyalty.getinfo': readInfo,
  'loyalty.getcharacters': listCharacters,
  'loyalty.setcharacter': setCharacter,
}

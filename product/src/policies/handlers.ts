import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { policyFiles } from './files.ts'

export const handlers: Handlers<typeof endpoints> = {
  async 'policies.getrules'(context) {
    const policy = context.policy()
    return { market: policy.market, law: policyFiles[policy.market].law, rules: policy }
  },
}

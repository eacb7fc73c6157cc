export { closeUnverified } from './close-unverified.ts'
export {
  type Demand,
  demandAtDeposit,
  demandAtWithdrawal,
  type DepositFacts,
  orIdentified,
  refuseDemand,
  refuseUnidentifiedPlay,
} from './demand.ts'
export { judgeRequisites, type RequisitesRefusal } from './judge-requisites.ts'
export { verificationData } from './store-personal-data.ts'

import * as ledgerContract from './ledger/contract.ts'
import * as ledgerHandlers from './ledger/handlers.ts'
import * as ledgerJobs from './ledger/jobs.ts'
import * as ledgerPartitions from './ledger/partitions.ts'
import * as contentContract from './content/contract.ts'
import * as contentHandlers from './content/handlers.ts'
import * as contentStaffContract from './content/contract-staff.ts'
import * as contentStaffHandlers from './content/handlers-staff.ts'
import * as contentReactions from './content/reactions.ts'
import * as contentJobs from './content/jobs.ts'
import * as policiesContract from './policies/contract.ts'
import * as policiesHandlers from './policies/handlers.ts'
import * as policiesStaffContract from './policies/contract-staff.ts'
import * as policiesStaffHandlers from './policies/handlers-staff.ts'
import * as policiesJobs from './policies/jobs.ts'
import * as messagesContract from './messages/contract.ts'
import * as messagesHandlers from './messages/handlers.ts'
import * as messagesStaffContract from './messages/contract-staff.ts'
import * as messagesStaffHandlers from './messages/handlers-staff.ts'
import * as messagesReactions from './messages/reactions.ts'
import * as messagesJobs from './messages/jobs.ts'
import * as identityContract from './identity/contract.ts'
import * as identityHandlers from './identity/handlers.ts'
import * as identityReactions from './identity/reactions.ts'
import * as identityJobs from './identity/jobs.ts'
import * as identityPartitions from './identity/partitions.ts'
import * as staffContract from './staff/contract.ts'
import * as staffHandlers from './staff/handlers.ts'
import * as staffStaffContract from './staff/contract-staff.ts'
import * as staffStaffHandlers from './staff/handlers-staff.ts'
import * as staffJobs from './staff/jobs.ts'
import * as registersContract from './registers/contract.ts'
import * as registersHandlers from './registers/handlers.ts'
import * as registersStaffContract from './registers/contract-staff.ts'
import * as registersStaffHandlers from './registers/handlers-staff.ts'
import * as registersJobs from './registers/jobs.ts'
import * as playersContract from './players/contract.ts'
import * as playersHandlers from './players/handlers.ts'
import * as playersStaffContract from './players/contract-staff.ts'
import * as playersStaffHandlers from './players/handlers-staff.ts'
import * as playersReactions from './players/reactions.ts'
import * as playersJobs from './players/jobs.ts'
import * as protectionContract from './protection/contract.ts'
import * as protectionHandlers from './protection/handlers.ts'
import * as protectionStaffContract from './protection/contract-staff.ts'
import * as protectionStaffHandlers from './protection/handlers-staff.ts'
import * as protectionReactions from './protection/reactions.ts'
import * as protectionJobs from './protection/jobs.ts'
import * as verificationContract from './verification/contract.ts'
import * as verificationHandlers from './verification/handlers.ts'
import * as verificationStaffContract from './verification/contract-staff.ts'
import * as verificationStaffHandlers from './verification/handlers-staff.ts'
import * as verificationReactions from './verification/reactions.ts'
import * as verificationJobs from './verification/jobs.ts'
import * as bonusesContract from './bonuses/contract.ts'
import * as bonusesHandlers from './bonuses/handlers.ts'
import * as bonusesStaffContract from './bonuses/contract-staff.ts'
import * as bonusesStaffHandlers from './bonuses/handlers-staff.ts'
import * as bonusesJobs from './bonuses/jobs.ts'
import * as bonusesPartitions from './bonuses/partitions.ts'
import * as cashierContract from './cashier/contract.ts'
import * as cashierHandlers from './cashier/handlers.ts'
import * as cashierStaffContract from './cashier/contract-staff.ts'
import * as cashierStaffHandlers from './cashier/handlers-staff.ts'
import * as cashierReactions from './cashier/reactions.ts'
import * as cashierJobs from './cashier/jobs.ts'
import * as jackpotsContract from './jackpots/contract.ts'
import * as jackpotsHandlers from './jackpots/handlers.ts'
import * as jackpotsStaffContract from './jackpots/contract-staff.ts'
import * as jackpotsStaffHandlers from './jackpots/handlers-staff.ts'
import * as jackpotsReactions from './jackpots/reactions.ts'
import * as jackpotsJobs from './jackpots/jobs.ts'
import * as gamesContract from './games/contract.ts'
import * as gamesHandlers from './games/handlers.ts'
import * as gamesStaffContract from './games/contract-staff.ts'
import * as gamesStaffHandlers from './games/handlers-staff.ts'
import * as gamesReactions from './games/reactions.ts'
import * as gamesJobs from './games/jobs.ts'
import * as gamesPartitions from './games/partitions.ts'
import * as studiosContract from './studios/contract.ts'
import * as studiosHandlers from './studios/handlers.ts'
import * as studiosJobs from './studios/jobs.ts'
import * as studiosReactions from './studios/reactions.ts'
import * as studiosPartitions from './studios/partitions.ts'
import * as sportsbookContract from './sportsbook/contract.ts'
import * as sportsbookHandlers from './sportsbook/handlers.ts'
import * as sportsbookStaffContract from './sportsbook/contract-staff.ts'
import * as sportsbookStaffHandlers from './sportsbook/handlers-staff.ts'
import * as sportsbookReactions from './sportsbook/reactions.ts'
import * as sportsbookJobs from './sportsbook/jobs.ts'
import * as sportsbookPartitions from './sportsbook/partitions.ts'
import * as campaignsContract from './campaigns/contract.ts'
import * as campaignsHandlers from './campaigns/handlers.ts'
import * as campaignsStaffContract from './campaigns/contract-staff.ts'
import * as campaignsStaffHandlers from './campaigns/handlers-staff.ts'
import * as campaignsReactions from './campaigns/reactions.ts'
import * as campaignsJobs from './campaigns/jobs.ts'
import * as tournamentsContract from './tournaments/contract.ts'
import * as tournamentsHandlers from './tournaments/handlers.ts'
import * as tournamentsStaffContract from './tournaments/contract-staff.ts'
import * as tournamentsStaffHandlers from './tournaments/handlers-staff.ts'
import * as tournamentsReactions from './tournaments/reactions.ts'
import * as tournamentsJobs from './tournaments/jobs.ts'
import * as tournamentsPartitions from './tournaments/partitions.ts'
import * as loyaltyContract from './loyalty/contract.ts'
import * as loyaltyHandlers from './loyalty/handlers.ts'
import * as loyaltyStaffContract from './loyalty/contract-staff.ts'
import * as loyaltyStaffHandlers from './loyalty/handlers-staff.ts'
import * as loyaltyReactions from './loyalty/reactions.ts'
import * as loyaltyJobs from './loyalty/jobs.ts'
import * as loyaltyPartitions from './loyalty/partitions.ts'
import * as cashbackContract from './cashback/contract.ts'
import * as cashbackHandlers from './cashback/handlers.ts'
import * as cashbackStaffContract from './cashback/contract-staff.ts'
import * as cashbackStaffHandlers from './cashback/handlers-staff.ts'
import * as cashbackReactions from './cashback/reactions.ts'
import * as cashbackJobs from './cashback/jobs.ts'
import * as drawsContract from './draws/contract.ts'
import * as drawsHandlers from './draws/handlers.ts'
import * as drawsStaffContract from './draws/contract-staff.ts'
import * as drawsStaffHandlers from './draws/handlers-staff.ts'
import * as drawsReactions from './draws/reactions.ts'
import * as drawsJobs from './draws/jobs.ts'
import * as marketingContract from './marketing/contract.ts'
import * as marketingHandlers from './marketing/handlers.ts'
import * as marketingStaffContract from './marketing/contract-staff.ts'
import * as marketingStaffHandlers from './marketing/handlers-staff.ts'
import * as marketingReactions from './marketing/reactions.ts'
import * as marketingJobs from './marketing/jobs.ts'
import * as valuesContract from './values/contract.ts'
import * as valuesHandlers from './values/handlers.ts'
import * as supportContract from './support/contract.ts'
import * as supportHandlers from './support/handlers.ts'
import * as supportStaffContract from './support/contract-staff.ts'
import * as supportStaffHandlers from './support/handlers-staff.ts'
import * as supportReactions from './support/reactions.ts'
import * as supportJobs from './support/jobs.ts'
import * as trackingContract from './tracking/contract.ts'
import * as trackingHandlers from './tracking/handlers.ts'
import * as trackingJobs from './tracking/jobs.ts'
import * as trackingReactions from './tracking/reactions.ts'
import * as trackingStaffContract from './tracking/contract-staff.ts'
import * as trackingStaffHandlers from './tracking/handlers-staff.ts'
import * as pushContract from './push/contract.ts'
import * as pushHandlers from './push/handlers.ts'
import * as pushJobs from './push/jobs.ts'
import * as pushReactions from './push/reactions.ts'
import * as harmContract from './harm/contract.ts'
import * as harmHandlers from './harm/handlers.ts'
import * as harmStaffContract from './harm/contract-staff.ts'
import * as harmStaffHandlers from './harm/handlers-staff.ts'
import * as harmReactions from './harm/reactions.ts'
import * as harmJobs from './harm/jobs.ts'
import * as dormancyContract from './dormancy/contract.ts'
import * as dormancyHandlers from './dormancy/handlers.ts'
import * as dormancyStaffContract from './dormancy/contract-staff.ts'
import * as dormancyStaffHandlers from './dormancy/handlers-staff.ts'
import * as dormancyJobs from './dormancy/jobs.ts'
import * as privacyContract from './privacy/contract.ts'
import * as privacyHandlers from './privacy/handlers.ts'
import * as privacyJobs from './privacy/jobs.ts'

/** Every capability with all that the server needs of it. The order is the order of `modules.ts`. */
export const capabilities = {
  ledger: { ...ledgerContract, ...ledgerHandlers, ...ledgerJobs, ...ledgerPartitions },
  content: {
    ...contentContract,
    ...contentHandlers,
    ...contentStaffContract,
    ...contentStaffHandlers,
    ...contentReactions,
    ...contentJobs,
  },
  policies: {
    ...policiesContract,
    ...policiesHandlers,
    ...policiesStaffContract,
    ...policiesStaffHandlers,
    ...policiesJobs,
  },
  messages: {
    ...messagesContract,
    ...messagesHandlers,
    ...messagesStaffContract,
    ...messagesStaffHandlers,
    ...messagesReactions,
    ...messagesJobs,
  },
  identity: {
    ...identityContract,
    ...identityHandlers,
    ...identityReactions,
    ...identityJobs,
    ...identityPartitions,
  },
  staff: { ...staffContract, ...staffHandlers, ...staffStaffContract, ...staffStaffHandlers, ...staffJobs },
  registers: {
    ...registersContract,
    ...registersHandlers,
    ...registersStaffContract,
    ...registersStaffHandlers,
    ...registersJobs,
  },
  players: {
    ...playersContract,
    ...playersHandlers,
    ...playersStaffContract,
    ...playersStaffHandlers,
    ...playersReactions,
    ...playersJobs,
  },
  protection: {
    ...protectionContract,
    ...protectionHandlers,
    ...protectionStaffContract,
    ...protectionStaffHandlers,
    ...protectionReactions,
    ...protectionJobs,
  },
  verification: {
    ...verificationContract,
    ...verificationHandlers,
    ...verificationStaffContract,
    ...verificationStaffHandlers,
    ...verificationReactions,
    ...verificationJobs,
  },
  bonuses: {
    ...bonusesContract,
    ...bonusesHandlers,
    ...bonusesStaffContract,
    ...bonusesStaffHandlers,
    ...bonusesJobs,
    ...bonusesPartitions,
  },
  cashier: {
    ...cashierContract,
    ...cashierHandlers,
    ...cashierStaffContract,
    ...cashierStaffHandlers,
    ...cashierReactions,
    ...cashierJobs,
  },
  jackpots: {
    ...jackpotsContract,
    ...jackpotsHandlers,
    ...jackpotsStaffContract,
    ...jackpotsStaffHandlers,
    ...jackpotsReactions,
    ...jackpotsJobs,
  },
  games: {
    ...gamesContract,
    ...gamesHandlers,
    ...gamesStaffContract,
    ...gamesStaffHandlers,
    ...gamesReactions,
    ...gamesJobs,
    ...gamesPartitions,
  },
  studios: { ...studiosContract, ...studiosHandlers, ...studiosReactions, ...studiosJobs, ...studiosPartitions },
  sportsbook: {
    ...sportsbookContract,
    ...sportsbookHandlers,
    ...sportsbookStaffContract,
    ...sportsbookStaffHandlers,
    ...sportsbookReactions,
    ...sportsbookJobs,
    ...sportsbookPartitions,
  },
  campaigns: {
    ...campaignsContract,
    ...campaignsHandlers,
    ...campaignsStaffContract,
    ...campaignsStaffHandlers,
    ...campaignsReactions,
    ...campaignsJobs,
  },
  tournaments: {
    ...tournamentsContract,
    ...tournamentsHandlers,
    ...tournamentsStaffContract,
    ...tournamentsStaffHandlers,
    ...tournamentsReactions,
    ...tournamentsJobs,
    ...tournamentsPartitions,
  },
  loyalty: {
    ...loyaltyContract,
    ...loyaltyHandlers,
    ...loyaltyStaffContract,
    ...loyaltyStaffHandlers,
    ...loyaltyReactions,
    ...loyaltyJobs,
    ...loyaltyPartitions,
  },
  cashback: {
    ...cashbackContract,
    ...cashbackHandlers,
    ...cashbackStaffContract,
    ...cashbackStaffHandlers,
    ...cashbackReactions,
    ...cashbackJobs,
  },
  draws: {
    ...drawsContract,
    ...drawsHandlers,
    ...drawsStaffContract,
    ...drawsStaffHandlers,
    ...drawsReactions,
    ...drawsJobs,
  },
  marketing: {
    ...marketingContract,
    ...marketingHandlers,
    ...marketingStaffContract,
    ...marketingStaffHandlers,
    ...marketingReactions,
    ...marketingJobs,
  },
  values: { ...valuesContract, ...valuesHandlers },
  support: {
    ...supportContract,
    ...supportHandlers,
    ...supportStaffContract,
    ...supportStaffHandlers,
    ...supportReactions,
    ...supportJobs,
  },
  tracking: {
    ...trackingContract,
    ...trackingHandlers,
    ...trackingStaffContract,
    ...trackingStaffHandlers,
    ...trackingReactions,
    ...trackingJobs,
  },
  push: { ...pushContract, ...pushHandlers, ...pushReactions, ...pushJobs },
  harm: {
    ...harmContract,
    ...harmHandlers,
    ...harmStaffContract,
    ...harmStaffHandlers,
    ...harmReactions,
    ...harmJobs,
  },
  dormancy: {
    ...dormancyContract,
    ...dormancyHandlers,
    ...dormancyStaffContract,
    ...dormancyStaffHandlers,
    ...dormancyJobs,
  },
  privacy: { ...privacyContract, ...privacyHandlers, ...privacyJobs },
} as const

// Made from the folders in arcade/games by `npm run check -- --write`; not edited by hand.
import type { LocaleCode } from '@ante/texts'
import { texts as acesAtDawnAr } from '../games/aces-at-dawn/texts/ar.ts'
import { texts as acesAtDawnDe } from '../games/aces-at-dawn/texts/de.ts'
import { texts as acesAtDawnEn } from '../games/aces-at-dawn/texts/en.ts'
import { texts as acesAtDawnEs } from '../games/aces-at-dawn/texts/es.ts'
import { texts as acesAtDawnFr } from '../games/aces-at-dawn/texts/fr.ts'
import { texts as acesAtDawnPt } from '../games/aces-at-dawn/texts/pt.ts'
import { texts as acesAtDawnRu } from '../games/aces-at-dawn/texts/ru.ts'
import { texts as acesAtDawnTr } from '../games/aces-at-dawn/texts/tr.ts'
import { texts as almanacFairAr } from '../games/almanac-fair/texts/ar.ts'
import { texts as almanacFairDe } from '../games/almanac-fair/texts/de.ts'
import { texts as almanacFairEn } from '../games/almanac-fair/texts/en.ts'
import { texts as almanacFairEs } from '../games/almanac-fair/texts/es.ts'
import { texts as almanacFairFr } from '../games/almanac-fair/texts/fr.ts'
import { texts as almanacFairPt } from '../games/almanac-fair/texts/pt.ts'
import { texts as almanacFairRu } from '../games/almanac-fair/texts/ru.ts'
import { texts as almanacFairTr } from '../games/almanac-fair/texts/tr.ts'
import { texts as ascentAr } from '../games/ascent/texts/ar.ts'
import { texts as ascentDe } from '../games/ascent/texts/de.ts'
import { texts as ascentEn } from '../games/ascent/texts/en.ts'
import { texts as ascentEs } from '../games/ascent/texts/es.ts'
import { texts as ascentFr } from '../games/ascent/texts/fr.ts'
import { texts as ascentPt } from '../games/ascent/texts/pt.ts'
import { texts as ascentRu } from '../games/ascent/texts/ru.ts'
import { texts as ascentTr } from '../games/ascent/texts/tr.ts'
import { texts as brushAndBoneAr } from '../games/brush-and-bone/texts/ar.ts'
import { texts as brushAndBoneDe } from '../games/brush-and-bone/texts/de.ts'
import { texts as brushAndBoneEn } from '../games/brush-and-bone/texts/en.ts'
import { texts as brushAndBoneEs } from '../games/brush-and-bone/texts/es.ts'
import { texts as brushAndBoneFr } from '../games/brush-and-bone/texts/fr.ts'
import { texts as brushAndBonePt } from '../games/brush-and-bone/texts/pt.ts'
import { texts as brushAndBoneRu } from '../games/brush-and-bone/texts/ru.ts'
import { texts as brushAndBoneTr } from '../games/brush-and-bone/texts/tr.ts'
import { texts as cabinetOfFoxesAr } from '../games/cabinet-of-foxes/texts/ar.ts'
import { texts as cabinetOfFoxesDe } from '../games/cabinet-of-foxes/texts/de.ts'
import { texts as cabinetOfFoxesEn } from '../games/cabinet-of-foxes/texts/en.ts'
import { texts as cabinetOfFoxesEs } from '../games/cabinet-of-foxes/texts/es.ts'
import { texts as cabinetOfFoxesFr } from '../games/cabinet-of-foxes/texts/fr.ts'
import { texts as cabinetOfFoxesPt } from '../games/cabinet-of-foxes/texts/pt.ts'
import { texts as cabinetOfFoxesRu } from '../games/cabinet-of-foxes/texts/ru.ts'
import { texts as cabinetOfFoxesTr } from '../games/cabinet-of-foxes/texts/tr.ts'
import { texts as clearingAr } from '../games/clearing/texts/ar.ts'
import { texts as clearingDe } from '../games/clearing/texts/de.ts'
import { texts as clearingEn } from '../games/clearing/texts/en.ts'
import { texts as clearingEs } from '../games/clearing/texts/es.ts'
import { texts as clearingFr } from '../games/clearing/texts/fr.ts'
import { texts as clearingPt } from '../games/clearing/texts/pt.ts'
import { texts as clearingRu } from '../games/clearing/texts/ru.ts'
import { texts as clearingTr } from '../games/clearing/texts/tr.ts'
import { texts as combinationAr } from '../games/combination/texts/ar.ts'
import { texts as combinationDe } from '../games/combination/texts/de.ts'
import { texts as combinationEn } from '../games/combination/texts/en.ts'
import { texts as combinationEs } from '../games/combination/texts/es.ts'
import { texts as combinationFr } from '../games/combination/texts/fr.ts'
import { texts as combinationPt } from '../games/combination/texts/pt.ts'
import { texts as combinationRu } from '../games/combination/texts/ru.ts'
import { texts as combinationTr } from '../games/combination/texts/tr.ts'
import { texts as deepSeamAr } from '../games/deep-seam/texts/ar.ts'
import { texts as deepSeamDe } from '../games/deep-seam/texts/de.ts'
import { texts as deepSeamEn } from '../games/deep-seam/texts/en.ts'
import { texts as deepSeamEs } from '../games/deep-seam/texts/es.ts'
import { texts as deepSeamFr } from '../games/deep-seam/texts/fr.ts'
import { texts as deepSeamPt } from '../games/deep-seam/texts/pt.ts'
import { texts as deepSeamRu } from '../games/deep-seam/texts/ru.ts'
import { texts as deepSeamTr } from '../games/deep-seam/texts/tr.ts'
import { texts as diceboxAr } from '../games/dicebox/texts/ar.ts'
import { texts as diceboxDe } from '../games/dicebox/texts/de.ts'
import { texts as diceboxEn } from '../games/dicebox/texts/en.ts'
import { texts as diceboxEs } from '../games/dicebox/texts/es.ts'
import { texts as diceboxFr } from '../games/dicebox/texts/fr.ts'
import { texts as diceboxPt } from '../games/dicebox/texts/pt.ts'
import { texts as diceboxRu } from '../games/dicebox/texts/ru.ts'
import { texts as diceboxTr } from '../games/dicebox/texts/tr.ts'
import { texts as doubleNoonAr } from '../games/double-noon/texts/ar.ts'
import { texts as doubleNoonDe } from '../games/double-noon/texts/de.ts'
import { texts as doubleNoonEn } from '../games/double-noon/texts/en.ts'
import { texts as doubleNoonEs } from '../games/double-noon/texts/es.ts'
import { texts as doubleNoonFr } from '../games/double-noon/texts/fr.ts'
import { texts as doubleNoonPt } from '../games/double-noon/texts/pt.ts'
import { texts as doubleNoonRu } from '../games/double-noon/texts/ru.ts'
import { texts as doubleNoonTr } from '../games/double-noon/texts/tr.ts'
import { texts as foxAndHeronAr } from '../games/fox-and-heron/texts/ar.ts'
import { texts as foxAndHeronDe } from '../games/fox-and-heron/texts/de.ts'
import { texts as foxAndHeronEn } from '../games/fox-and-heron/texts/en.ts'
import { texts as foxAndHeronEs } from '../games/fox-and-heron/texts/es.ts'
import { texts as foxAndHeronFr } from '../games/fox-and-heron/texts/fr.ts'
import { texts as foxAndHeronPt } from '../games/fox-and-heron/texts/pt.ts'
import { texts as foxAndHeronRu } from '../games/fox-and-heron/texts/ru.ts'
import { texts as foxAndHeronTr } from '../games/fox-and-heron/texts/tr.ts'
import { texts as higherGroundAr } from '../games/higher-ground/texts/ar.ts'
import { texts as higherGroundDe } from '../games/higher-ground/texts/de.ts'
import { texts as higherGroundEn } from '../games/higher-ground/texts/en.ts'
import { texts as higherGroundEs } from '../games/higher-ground/texts/es.ts'
import { texts as higherGroundFr } from '../games/higher-ground/texts/fr.ts'
import { texts as higherGroundPt } from '../games/higher-ground/texts/pt.ts'
import { texts as higherGroundRu } from '../games/higher-ground/texts/ru.ts'
import { texts as higherGroundTr } from '../games/higher-ground/texts/tr.ts'
import { texts as jacksAtMidnightAr } from '../games/jacks-at-midnight/texts/ar.ts'
import { texts as jacksAtMidnightDe } from '../games/jacks-at-midnight/texts/de.ts'
import { texts as jacksAtMidnightEn } from '../games/jacks-at-midnight/texts/en.ts'
import { texts as jacksAtMidnightEs } from '../games/jacks-at-midnight/texts/es.ts'
import { texts as jacksAtMidnightFr } from '../games/jacks-at-midnight/texts/fr.ts'
import { texts as jacksAtMidnightPt } from '../games/jacks-at-midnight/texts/pt.ts'
import { texts as jacksAtMidnightRu } from '../games/jacks-at-midnight/texts/ru.ts'
import { texts as jacksAtMidnightTr } from '../games/jacks-at-midnight/texts/tr.ts'
import { texts as lamplighterLaneAr } from '../games/lamplighter-lane/texts/ar.ts'
import { texts as lamplighterLaneDe } from '../games/lamplighter-lane/texts/de.ts'
import { texts as lamplighterLaneEn } from '../games/lamplighter-lane/texts/en.ts'
import { texts as lamplighterLaneEs } from '../games/lamplighter-lane/texts/es.ts'
import { texts as lamplighterLaneFr } from '../games/lamplighter-lane/texts/fr.ts'
import { texts as lamplighterLanePt } from '../games/lamplighter-lane/texts/pt.ts'
import { texts as lamplighterLaneRu } from '../games/lamplighter-lane/texts/ru.ts'
import { texts as lamplighterLaneTr } from '../games/lamplighter-lane/texts/tr.ts'
import { texts as lanternDiceAr } from '../games/lantern-dice/texts/ar.ts'
import { texts as lanternDiceDe } from '../games/lantern-dice/texts/de.ts'
import { texts as lanternDiceEn } from '../games/lantern-dice/texts/en.ts'
import { texts as lanternDiceEs } from '../games/lantern-dice/texts/es.ts'
import { texts as lanternDiceFr } from '../games/lantern-dice/texts/fr.ts'
import { texts as lanternDicePt } from '../games/lantern-dice/texts/pt.ts'
import { texts as lanternDiceRu } from '../games/lantern-dice/texts/ru.ts'
import { texts as lanternDiceTr } from '../games/lantern-dice/texts/tr.ts'
import { texts as meadowHumAr } from '../games/meadow-hum/texts/ar.ts'
import { texts as meadowHumDe } from '../games/meadow-hum/texts/de.ts'
import { texts as meadowHumEn } from '../games/meadow-hum/texts/en.ts'
import { texts as meadowHumEs } from '../games/meadow-hum/texts/es.ts'
import { texts as meadowHumFr } from '../games/meadow-hum/texts/fr.ts'
import { texts as meadowHumPt } from '../games/meadow-hum/texts/pt.ts'
import { texts as meadowHumRu } from '../games/meadow-hum/texts/ru.ts'
import { texts as meadowHumTr } from '../games/meadow-hum/texts/tr.ts'
import { texts as midnightOrchardAr } from '../games/midnight-orchard/texts/ar.ts'
import { texts as midnightOrchardDe } from '../games/midnight-orchard/texts/de.ts'
import { texts as midnightOrchardEn } from '../games/midnight-orchard/texts/en.ts'
import { texts as midnightOrchardEs } from '../games/midnight-orchard/texts/es.ts'
import { texts as midnightOrchardFr } from '../games/midnight-orchard/texts/fr.ts'
import { texts as midnightOrchardPt } from '../games/midnight-orchard/texts/pt.ts'
import { texts as midnightOrchardRu } from '../games/midnight-orchard/texts/ru.ts'
import { texts as midnightOrchardTr } from '../games/midnight-orchard/texts/tr.ts'
import { texts as nightTrainToTriesteAr } from '../games/night-train-to-trieste/texts/ar.ts'
import { texts as nightTrainToTriesteDe } from '../games/night-train-to-trieste/texts/de.ts'
import { texts as nightTrainToTriesteEn } from '../games/night-train-to-trieste/texts/en.ts'
import { texts as nightTrainToTriesteEs } from '../games/night-train-to-trieste/texts/es.ts'
import { texts as nightTrainToTriesteFr } from '../games/night-train-to-trieste/texts/fr.ts'
import { texts as nightTrainToTriestePt } from '../games/night-train-to-trieste/texts/pt.ts'
import { texts as nightTrainToTriesteRu } from '../games/night-train-to-trieste/texts/ru.ts'
import { texts as nightTrainToTriesteTr } from '../games/night-train-to-trieste/texts/tr.ts'
import { texts as parlourBaccaratAr } from '../games/parlour-baccarat/texts/ar.ts'
import { texts as parlourBaccaratDe } from '../games/parlour-baccarat/texts/de.ts'
import { texts as parlourBaccaratEn } from '../games/parlour-baccarat/texts/en.ts'
import { texts as parlourBaccaratEs } from '../games/parlour-baccarat/texts/es.ts'
import { texts as parlourBaccaratFr } from '../games/parlour-baccarat/texts/fr.ts'
import { texts as parlourBaccaratPt } from '../games/parlour-baccarat/texts/pt.ts'
import { texts as parlourBaccaratRu } from '../games/parlour-baccarat/texts/ru.ts'
import { texts as parlourBaccaratTr } from '../games/parlour-baccarat/texts/tr.ts'
import { texts as parlourBlackjackAr } from '../games/parlour-blackjack/texts/ar.ts'
import { texts as parlourBlackjackDe } from '../games/parlour-blackjack/texts/de.ts'
import { texts as parlourBlackjackEn } from '../games/parlour-blackjack/texts/en.ts'
import { texts as parlourBlackjackEs } from '../games/parlour-blackjack/texts/es.ts'
import { texts as parlourBlackjackFr } from '../games/parlour-blackjack/texts/fr.ts'
import { texts as parlourBlackjackPt } from '../games/parlour-blackjack/texts/pt.ts'
import { texts as parlourBlackjackRu } from '../games/parlour-blackjack/texts/ru.ts'
import { texts as parlourBlackjackTr } from '../games/parlour-blackjack/texts/tr.ts'
import { texts as parlourRouletteAr } from '../games/parlour-roulette/texts/ar.ts'
import { texts as parlourRouletteDe } from '../games/parlour-roulette/texts/de.ts'
import { texts as parlourRouletteEn } from '../games/parlour-roulette/texts/en.ts'
import { texts as parlourRouletteEs } from '../games/parlour-roulette/texts/es.ts'
import { texts as parlourRouletteFr } from '../games/parlour-roulette/texts/fr.ts'
import { texts as parlourRoulettePt } from '../games/parlour-roulette/texts/pt.ts'
import { texts as parlourRouletteRu } from '../games/parlour-roulette/texts/ru.ts'
import { texts as parlourRouletteTr } from '../games/parlour-roulette/texts/tr.ts'
import { texts as pearlLedgerAr } from '../games/pearl-ledger/texts/ar.ts'
import { texts as pearlLedgerDe } from '../games/pearl-ledger/texts/de.ts'
import { texts as pearlLedgerEn } from '../games/pearl-ledger/texts/en.ts'
import { texts as pearlLedgerEs } from '../games/pearl-ledger/texts/es.ts'
import { texts as pearlLedgerFr } from '../games/pearl-ledger/texts/fr.ts'
import { texts as pearlLedgerPt } from '../games/pearl-ledger/texts/pt.ts'
import { texts as pearlLedgerRu } from '../games/pearl-ledger/texts/ru.ts'
import { texts as pearlLedgerTr } from '../games/pearl-ledger/texts/tr.ts'
import { texts as plumbAr } from '../games/plumb/texts/ar.ts'
import { texts as plumbDe } from '../games/plumb/texts/de.ts'
import { texts as plumbEn } from '../games/plumb/texts/en.ts'
import { texts as plumbEs } from '../games/plumb/texts/es.ts'
import { texts as plumbFr } from '../games/plumb/texts/fr.ts'
import { texts as plumbPt } from '../games/plumb/texts/pt.ts'
import { texts as plumbRu } from '../games/plumb/texts/ru.ts'
import { texts as plumbTr } from '../games/plumb/texts/tr.ts'
import { texts as queenOfThreeAr } from '../games/queen-of-three/texts/ar.ts'
import { texts as queenOfThreeDe } from '../games/queen-of-three/texts/de.ts'
import { texts as queenOfThreeEn } from '../games/queen-of-three/texts/en.ts'
import { texts as queenOfThreeEs } from '../games/queen-of-three/texts/es.ts'
import { texts as queenOfThreeFr } from '../games/queen-of-three/texts/fr.ts'
import { texts as queenOfThreePt } from '../games/queen-of-three/texts/pt.ts'
import { texts as queenOfThreeRu } from '../games/queen-of-three/texts/ru.ts'
import { texts as queenOfThreeTr } from '../games/queen-of-three/texts/tr.ts'
import { texts as saltAndThunderAr } from '../games/salt-and-thunder/texts/ar.ts'
import { texts as saltAndThunderDe } from '../games/salt-and-thunder/texts/de.ts'
import { texts as saltAndThunderEn } from '../games/salt-and-thunder/texts/en.ts'
import { texts as saltAndThunderEs } from '../games/salt-and-thunder/texts/es.ts'
import { texts as saltAndThunderFr } from '../games/salt-and-thunder/texts/fr.ts'
import { texts as saltAndThunderPt } from '../games/salt-and-thunder/texts/pt.ts'
import { texts as saltAndThunderRu } from '../games/salt-and-thunder/texts/ru.ts'
import { texts as saltAndThunderTr } from '../games/salt-and-thunder/texts/tr.ts'
import { texts as stepstonesAr } from '../games/stepstones/texts/ar.ts'
import { texts as stepstonesDe } from '../games/stepstones/texts/de.ts'
import { texts as stepstonesEn } from '../games/stepstones/texts/en.ts'
import { texts as stepstonesEs } from '../games/stepstones/texts/es.ts'
import { texts as stepstonesFr } from '../games/stepstones/texts/fr.ts'
import { texts as stepstonesPt } from '../games/stepstones/texts/pt.ts'
import { texts as stepstonesRu } from '../games/stepstones/texts/ru.ts'
import { texts as stepstonesTr } from '../games/stepstones/texts/tr.ts'
import { texts as sunAndMoonAr } from '../games/sun-and-moon/texts/ar.ts'
import { texts as sunAndMoonDe } from '../games/sun-and-moon/texts/de.ts'
import { texts as sunAndMoonEn } from '../games/sun-and-moon/texts/en.ts'
import { texts as sunAndMoonEs } from '../games/sun-and-moon/texts/es.ts'
import { texts as sunAndMoonFr } from '../games/sun-and-moon/texts/fr.ts'
import { texts as sunAndMoonPt } from '../games/sun-and-moon/texts/pt.ts'
import { texts as sunAndMoonRu } from '../games/sun-and-moon/texts/ru.ts'
import { texts as sunAndMoonTr } from '../games/sun-and-moon/texts/tr.ts'
import { texts as tenOfFortyAr } from '../games/ten-of-forty/texts/ar.ts'
import { texts as tenOfFortyDe } from '../games/ten-of-forty/texts/de.ts'
import { texts as tenOfFortyEn } from '../games/ten-of-forty/texts/en.ts'
import { texts as tenOfFortyEs } from '../games/ten-of-forty/texts/es.ts'
import { texts as tenOfFortyFr } from '../games/ten-of-forty/texts/fr.ts'
import { texts as tenOfFortyPt } from '../games/ten-of-forty/texts/pt.ts'
import { texts as tenOfFortyRu } from '../games/ten-of-forty/texts/ru.ts'
import { texts as tenOfFortyTr } from '../games/ten-of-forty/texts/tr.ts'
import { texts as thresholdAr } from '../games/threshold/texts/ar.ts'
import { texts as thresholdDe } from '../games/threshold/texts/de.ts'
import { texts as thresholdEn } from '../games/threshold/texts/en.ts'
import { texts as thresholdEs } from '../games/threshold/texts/es.ts'
import { texts as thresholdFr } from '../games/threshold/texts/fr.ts'
import { texts as thresholdPt } from '../games/threshold/texts/pt.ts'
import { texts as thresholdRu } from '../games/threshold/texts/ru.ts'
import { texts as thresholdTr } from '../games/threshold/texts/tr.ts'
import { texts as wheelOfHoursAr } from '../games/wheel-of-hours/texts/ar.ts'
import { texts as wheelOfHoursDe } from '../games/wheel-of-hours/texts/de.ts'
import { texts as wheelOfHoursEn } from '../games/wheel-of-hours/texts/en.ts'
import { texts as wheelOfHoursEs } from '../games/wheel-of-hours/texts/es.ts'
import { texts as wheelOfHoursFr } from '../games/wheel-of-hours/texts/fr.ts'
import { texts as wheelOfHoursPt } from '../games/wheel-of-hours/texts/pt.ts'
import { texts as wheelOfHoursRu } from '../games/wheel-of-hours/texts/ru.ts'
import { texts as wheelOfHoursTr } from '../games/wheel-of-hours/texts/tr.ts'

/** The words of every game in every locale. */
export const texts: Readonly<Record<string, Readonly<Record<LocaleCode, object>>>> = {
  'aces-at-dawn': {
    ar: acesAtDawnAr,
    de: acesAtDawnDe,
    en: acesAtDawnEn,
    es: acesAtDawnEs,
    fr: acesAtDawnFr,
    pt: acesAtDawnPt,
    ru: acesAtDawnRu,
    tr: acesAtDawnTr,
  },
  'almanac-fair': {
    ar: almanacFairAr,
    de: almanacFairDe,
    en: almanacFairEn,
    es: almanacFairEs,
    fr: almanacFairFr,
    pt: almanacFairPt,
    ru: almanacFairRu,
    tr: almanacFairTr,
  },
  ascent: {
    ar: ascentAr,
    de: ascentDe,
    en: ascentEn,
    es: ascentEs,
    fr: ascentFr,
    pt: ascentPt,
    ru: ascentRu,
    tr: ascentTr,
  },
  'brush-and-bone': {
    ar: brushAndBoneAr,
    de: brushAndBoneDe,
    en: brushAndBoneEn,
    es: brushAndBoneEs,
    fr: brushAndBoneFr,
    pt: brushAndBonePt,
    ru: brushAndBoneRu,
    tr: brushAndBoneTr,
  },
  'cabinet-of-foxes': {
    ar: cabinetOfFoxesAr,
    de: cabinetOfFoxesDe,
    en: cabinetOfFoxesEn,
    es: cabinetOfFoxesEs,
    fr: cabinetOfFoxesFr,
    pt: cabinetOfFoxesPt,
    ru: cabinetOfFoxesRu,
    tr: cabinetOfFoxesTr,
  },
  clearing: {
    ar: clearingAr,
    de: clearingDe,
    en: clearingEn,
    es: clearingEs,
    fr: clearingFr,
    pt: clearingPt,
    ru: clearingRu,
    tr: clearingTr,
  },
  combination: {
    ar: combinationAr,
    de: combinationDe,
    en: combinationEn,
    es: combinationEs,
    fr: combinationFr,
    pt: combinationPt,
    ru: combinationRu,
    tr: combinationTr,
  },
  'deep-seam': {
    ar: deepSeamAr,
    de: deepSeamDe,
    en: deepSeamEn,
    es: deepSeamEs,
    fr: deepSeamFr,
    pt: deepSeamPt,
    ru: deepSeamRu,
    tr: deepSeamTr,
  },
  dicebox: {
    ar: diceboxAr,
    de: diceboxDe,
    en: diceboxEn,
    es: diceboxEs,
    fr: diceboxFr,
    pt: diceboxPt,
    ru: diceboxRu,
    tr: diceboxTr,
  },
  'double-noon': {
    ar: doubleNoonAr,
    de: doubleNoonDe,
    en: doubleNoonEn,
    es: doubleNoonEs,
    fr: doubleNoonFr,
    pt: doubleNoonPt,
    ru: doubleNoonRu,
    tr: doubleNoonTr,
  },
  'fox-and-heron': {
    ar: foxAndHeronAr,
    de: foxAndHeronDe,
    en: foxAndHeronEn,
    es: foxAndHeronEs,
    fr: foxAndHeronFr,
    pt: foxAndHeronPt,
    ru: foxAndHeronRu,
    tr: foxAndHeronTr,
  },
  'higher-ground': {
    ar: higherGroundAr,
    de: higherGroundDe,
    en: higherGroundEn,
    es: higherGroundEs,
    fr: higherGroundFr,
    pt: higherGroundPt,
    ru: higherGroundRu,
    tr: higherGroundTr,
  },
  'jacks-at-midnight': {
    ar: jacksAtMidnightAr,
    de: jacksAtMidnightDe,
    en: jacksAtMidnightEn,
    es: jacksAtMidnightEs,
    fr: jacksAtMidnightFr,
    pt: jacksAtMidnightPt,
    ru: jacksAtMidnightRu,
    tr: jacksAtMidnightTr,
  },
  'lamplighter-lane': {
    ar: lamplighterLaneAr,
    de: lamplighterLaneDe,
    en: lamplighterLaneEn,
    es: lamplighterLaneEs,
    fr: lamplighterLaneFr,
    pt: lamplighterLanePt,
    ru: lamplighterLaneRu,
    tr: lamplighterLaneTr,
  },
  'lantern-dice': {
    ar: lanternDiceAr,
    de: lanternDiceDe,
    en: lanternDiceEn,
    es: lanternDiceEs,
    fr: lanternDiceFr,
    pt: lanternDicePt,
    ru: lanternDiceRu,
    tr: lanternDiceTr,
  },
  'meadow-hum': {
    ar: meadowHumAr,
    de: meadowHumDe,
    en: meadowHumEn,
    es: meadowHumEs,
    fr: meadowHumFr,
    pt: meadowHumPt,
    ru: meadowHumRu,
    tr: meadowHumTr,
  },
  'midnight-orchard': {
    ar: midnightOrchardAr,
    de: midnightOrchardDe,
    en: midnightOrchardEn,
    es: midnightOrchardEs,
    fr: midnightOrchardFr,
    pt: midnightOrchardPt,
    ru: midnightOrchardRu,
    tr: midnightOrchardTr,
  },
  'night-train-to-trieste': {
    ar: nightTrainToTriesteAr,
    de: nightTrainToTriesteDe,
    en: nightTrainToTriesteEn,
    es: nightTrainToTriesteEs,
    fr: nightTrainToTriesteFr,
    pt: nightTrainToTriestePt,
    ru: nightTrainToTriesteRu,
    tr: nightTrainToTriesteTr,
  },
  'parlour-baccarat': {
    ar: parlourBaccaratAr,
    de: parlourBaccaratDe,
    en: parlourBaccaratEn,
    es: parlourBaccaratEs,
    fr: parlourBaccaratFr,
    pt: parlourBaccaratPt,
    ru: parlourBaccaratRu,
    tr: parlourBaccaratTr,
  },
  'parlour-blackjack': {
    ar: parlourBlackjackAr,
    de: parlourBlackjackDe,
    en: parlourBlackjackEn,
    es: parlourBlackjackEs,
    fr: parlourBlackjackFr,
    pt: parlourBlackjackPt,
    ru: parlourBlackjackRu,
    tr: parlourBlackjackTr,
  },
  'parlour-roulette': {
    ar: parlourRouletteAr,
    de: parlourRouletteDe,
    en: parlourRouletteEn,
    es: parlourRouletteEs,
    fr: parlourRouletteFr,
    pt: parlourRoulettePt,
    ru: parlourRouletteRu,
    tr: parlourRouletteTr,
  },
  'pearl-ledger': {
    ar: pearlLedgerAr,
    de: pearlLedgerDe,
    en: pearlLedgerEn,
    es: pearlLedgerEs,
    fr: pearlLedgerFr,
    pt: pearlLedgerPt,
    ru: pearlLedgerRu,
    tr: pearlLedgerTr,
  },
  plumb: {
    ar: plumbAr,
    de: plumbDe,
    en: plumbEn,
    es: plumbEs,
    fr: plumbFr,
    pt: plumbPt,
    ru: plumbRu,
    tr: plumbTr,
  },
  'queen-of-three': {
    ar: queenOfThreeAr,
    de: queenOfThreeDe,
    en: queenOfThreeEn,
    es: queenOfThreeEs,
    fr: queenOfThreeFr,
    pt: queenOfThreePt,
    ru: queenOfThreeRu,
    tr: queenOfThreeTr,
  },
  'salt-and-thunder': {
    ar: saltAndThunderAr,
    de: saltAndThunderDe,
    en: saltAndThunderEn,
    es: saltAndThunderEs,
    fr: saltAndThunderFr,
    pt: saltAndThunderPt,
    ru: saltAndThunderRu,
    tr: saltAndThunderTr,
  },
  stepstones: {
    ar: stepstonesAr,
    de: stepstonesDe,
    en: stepstonesEn,
    es: stepstonesEs,
    fr: stepstonesFr,
    pt: stepstonesPt,
    ru: stepstonesRu,
    tr: stepstonesTr,
  },
  'sun-and-moon': {
    ar: sunAndMoonAr,
    de: sunAndMoonDe,
    en: sunAndMoonEn,
    es: sunAndMoonEs,
    fr: sunAndMoonFr,
    pt: sunAndMoonPt,
    ru: sunAndMoonRu,
    tr: sunAndMoonTr,
  },
  'ten-of-forty': {
    ar: tenOfFortyAr,
    de: tenOfFortyDe,
    en: tenOfFortyEn,
    es: tenOfFortyEs,
    fr: tenOfFortyFr,
    pt: tenOfFortyPt,
    ru: tenOfFortyRu,
    tr: tenOfFortyTr,
  },
  threshold: {
    ar: thresholdAr,
    de: thresholdDe,
    en: thresholdEn,
    es: thresholdEs,
    fr: thresholdFr,
    pt: thresholdPt,
    ru: thresholdRu,
    tr: thresholdTr,
  },
  'wheel-of-hours': {
    ar: wheelOfHoursAr,
    de: wheelOfHoursDe,
    en: wheelOfHoursEn,
    es: wheelOfHoursEs,
    fr: wheelOfHoursFr,
    pt: wheelOfHoursPt,
    ru: wheelOfHoursRu,
    tr: wheelOfHoursTr,
  },
}

export { bonusAlgorithm as algorithm } from '../../rules/video-poker/algorithm.ts'

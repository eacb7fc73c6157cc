export { plays } from '../../rules/video-poker/plays.ts'

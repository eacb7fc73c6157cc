import clearing from './certificates/clearing.json' with { type: 'json' }
import combination from './certificates/combination.json' with { type: 'json' }
import deepSeam from './certificates/deep-seam.json' with { type: 'json' }
import dicebox from './certificates/dicebox.json' with { type: 'json' }
import higherGround from './certificates/higher-ground.json' with { type: 'json' }
import midnightOrchard from './certificates/midnight-orchard.json' with { type: 'json' }
import parlourRoulette from './certificates/parlour-roulette.json' with { type: 'json' }
import threshold from './certificates/threshold.json' with { type: 'json' }
import wheelOfHours from './certificates/wheel-of-hours.json' with { type: 'json' }
import { type Certificate, certificate } from './contract.ts'

const files = [midnightOrchard, deepSeam, dicebox, threshold, clearing, higherGround, combination, parlourRoulette, wheelOfHours]
const all: ReadonlyMap<string, Certificate> = new Map(files.map((file) => [file.sysname, certificate.parse(file)]))

/** The certificate of a built-in game; certificates.test.ts proves every one of them anew. */
export const certificateFor = (sysname: string): Certificate | undefined => all.get(sysname)

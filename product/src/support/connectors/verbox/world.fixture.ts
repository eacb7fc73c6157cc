import { twin } from '@ante/sandbox/verbox/index'
import { openWidgetWorld } from '../widget-world.fixture.ts'
import { connector } from './index.ts'

export const openWorld = openWidgetWorld(connector, twin, { id: 'c0ffee' })

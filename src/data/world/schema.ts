import * as z from 'zod';

// Names and limits match api/hub-1.6.1.yaml.

const id = z.int().min(1);
const nullableId = id.nullable();
const text = z.string().min(1);
const engineType = z.enum(['RE', 'RE5', 'UE']);

const value = z.json();

const instance = z.strictObject({
  id,
  projectTag: z.string().max(32).nullable(),
  streaming: z.string().max(255).nullable(),
  status: z.enum(['Idle', 'Caching', 'Loading', 'Loaded', 'Error', 'Checking', 'Cooking']),
  pid: nullableId,
  engineHostId: id,
  engineRoleId: nullableId,
  projectId: nullableId,
  projectMapId: nullableId,
  editorPath: text,
  cookedProjectId: nullableId,
  cookedMapId: nullableId,
  cookedId: nullableId,
  engineType,
  engineVersion: text,
  statusDescription: z.string().nullable(),
});

const engine = z.strictObject({
  id,
  name: text,
  ip: z.ipv4(),
  role: z.enum(['Broadcast', 'Preview']),
  status: z.enum(['connected', 'ready', 'disconnected', 'reconnecting']),
  cacheDir: text,
  minimumFreeSpace: z.int(),
  usedSpace: z.int(),
  diskSpace: z.int(),
  canCook: z.boolean(),
  displayName: text,
  re_enabled: z.boolean(),
  port: z.int().min(1).max(65535),
  /** Loaded graph of Reality Engine 5; not exposed by the API. */
  graphId: nullableId,
  rgraphId: nullableId,
  ownerStudioId: nullableId,
  ustateId: nullableId,
  ue_enabled: z.boolean(),
  instances: z.array(instance).min(1),
  engineType,
});

const property = z.strictObject({PropertyPath: text, DisplayName: text, Value: value});

const node = z.strictObject({
  NodePath: text,
  NodeName: text,
  properties: z.array(property),
  functions: z.array(z.strictObject({FunctionPath: text, FunctionName: text, properties: z.array(property)})),
});

const renderer = z.strictObject({
  id,
  launchConfigId: id,
  engineId: id,
  projectId: id,
  projectMapId: nullableId,
  engineType,
  /** A graph for `RE5`, an rgraph for `RE`, a ustate for `UE`. */
  stateId: id,
});

const button = z.strictObject({
  id: text,
  key: text,
  label: text,
  /** Effect of the button on the channel's engine; not exposed by the API. */
  sets: z.array(
    z.strictObject({
      nodePath: text,
      propertyPath: text,
      value,
      interpolation: z.enum(['Constant', 'Linear', 'EaseIn', 'EaseOut', 'EaseInOut']),
      duration: z.number().min(0),
    }),
  ),
});

const formData = z.record(z.string(), value);
const newsroomStatus = z.enum([
  'NEW',
  'UPDATED',
  'MOVED',
  'BUSY',
  'DELETED',
  'NCS CTRL',
  'MANUAL CTRL',
  'READY',
  'NOT READY',
  'PLAY',
  'STOP',
]);
const dateTime = z.iso.datetime();
const macro = z.string().max(128).nullable();

const mediaObject = z.strictObject({
  objID: z.uuid(),
  objSlug: text,
  mosAbstract: text,
  objGroup: z.string().max(128).nullable(),
  objTB: z.string().max(10).regex(/^\d+$/),
  objRev: z.int(),
  objDur: z.int(),
  status: newsroomStatus,
  objAir: z.enum(['READY', 'NOT READY']),
  objPaths: z.string().nullable(),
  mosExternalMetadata: z.string().nullable(),
  createdBy: text,
  created: dateTime,
  changedBy: text,
  changed: dateTime,
  description: z.string(),
  objType: z.enum(['STILL', 'VIDEO', 'AUDIO']),
  template: text,
  data: formData,
});

const newsroomRundown = z.strictObject({
  ncsID: text,
  roID: text,
  roSlug: text,
  status: newsroomStatus,
  createdAt: dateTime,
  updatedAt: dateTime,
  roChannel: z.string().max(128),
  roEdStart: dateTime,
  roEdDur: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
  roTrigger: macro,
  macroIn: macro,
  macroOut: macro,
  mosExternalMetadata: text,
  readyToAir: z.boolean(),
  items: z.array(
    z.strictObject({storyID: text, itemID: text, storySlug: text, itemSlug: text, mosObject: mediaObject}),
  ),
});

const named = z.strictObject({id, name: text});

export const worldSchema = z.strictObject({
  studios: z.array(named),
  roles: z.array(named),
  channels: z.array(z.strictObject({id, name: text, engineId: id})),
  engines: z.array(engine),
  projects: z.array(
    z.strictObject({
      projectId: id,
      name: text,
      version: z.string().max(20),
      sharedFolderName: z.string().max(100),
      maps: z.array(named),
      createdAt: z.int(),
      updatedAt: z.int(),
    }),
  ),
  launchConfigs: z.array(z.strictObject({id, name: text, renderers: z.array(renderer)})),
  graphs: z.array(z.strictObject({id, name: text, content: text, nodes: z.array(node)})),
  rgraphs: z.array(z.strictObject({id, name: text, xmlContent: text, nodes: z.array(node)})),
  ustates: z.array(z.strictObject({id, name: text, ustateData: z.string(), nodes: z.array(node)})),
  templates: z.array(
    z.strictObject({
      id,
      name: text,
      /** Default channel of the template's items. */
      channel: id,
      fields: formData,
      /** Engine property that a button sends a field to. */
      sends: z.array(z.strictObject({field: text, nodePath: text, propertyPath: text})).default([]),
      buttons: z.array(button),
    }),
  ),
  rundowns: z.array(
    z.strictObject({
      id,
      name: text,
      items: z.array(z.strictObject({id, name: text, template: text, data: formData})),
    }),
  ),
  newsroomRundowns: z.array(newsroomRundown),
});

export type World = z.infer<typeof worldSchema>;

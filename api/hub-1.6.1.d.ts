// Made from api/hub-1.6.1.yaml by npm run generate:api. Don't edit it.

export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Engine: {
            id: number;
            name: string;
            ip: string;
            role: "Broadcast" | "Preview";
            status: "connected" | "ready" | "disconnected" | "reconnecting";
            cacheDir: string;
            minimumFreeSpace: number;
            usedSpace: number;
            diskSpace: number;
            canCook: boolean;
            displayName: string;
            re_enabled: boolean;
            port: number;
            rgraphId: number | null;
            ownerStudioId: number | null;
            ustateId: number | null;
            ue_enabled: boolean;
            instances: components["schemas"]["Instance"][];
            engineType?: components["schemas"]["EngineType"];
        };
        EngineType: "RE" | "RE5" | "UE";
        Instance: {
            id: number;
            projectTag: string | null;
            streaming: string | null;
            status: "Idle" | "Caching" | "Loading" | "Loaded" | "Error" | "Checking" | "Cooking";
            pid: number | null;
            engineHostId: number;
            engineRoleId: number | null;
            projectId: number | null;
            projectMapId: number | null;
            editorPath: string;
            cookedProjectId: number | null;
            cookedMapId: number | null;
            cookedId: number | null;
            engineType: components["schemas"]["EngineType"];
            engineVersion: string;
            statusDescription: string | null;
        };
        NodeShort: {
            NodePath: string;
            NodeName: string;
        };
        PropertyValue: boolean | number | {
            [key: string]: unknown;
        } | unknown[] | string;
        NodeProperty: {
            PropertyPath: string;
            DisplayName: string;
            Value: components["schemas"]["PropertyValue"];
        };
        PropertyUpdate: {
            Value: components["schemas"]["PropertyValue"];
            Interpolation?: "Constant" | "Linear" | "EaseIn" | "EaseOut" | "EaseInOut";
            Duration?: number;
            Delay?: number;
        };
        FunctionShort: {
            FunctionPath: string;
            FunctionName: string;
        };
        FunctionLong: components["schemas"]["FunctionShort"] & {
            Properties: {
                [key: string]: components["schemas"]["NodeProperty"];
            };
        };
        FunctionTriggerRequest: {
            Parameters?: components["schemas"]["FunctionTriggerParameter"][];
        };
        FunctionTriggerParameter: {
            PropertyPath: string;
            payload: {
                value: components["schemas"]["PropertyValue"];
            };
        };
        SuccessResponse: {
            success: boolean;
        };
        ErrorMessage: {
            error: string;
        };
        Rundown: {
            id: number;
            name: string;
        };
        RundownName: {
            name: string;
        };
        Button: {
            id: string;
            key: string;
            label: string;
        };
        FormData: {
            [key: string]: unknown;
        };
        RundownItemFields: {
            name?: string;
            template?: string;
            data?: components["schemas"]["FormData"];
        };
        RundownItemShort: {
            id: number;
        } & WithRequired<components["schemas"]["RundownItemFields"], "name" | "template" | "data">;
        RundownItem: components["schemas"]["RundownItemShort"] & {
            buttons: components["schemas"]["Button"][];
        };
        UpdatedRundownItem: components["schemas"]["RundownItemShort"] & {
            buttons?: components["schemas"]["Button"][];
        };
        RundownItemCreate: WithRequired<components["schemas"]["RundownItemFields"], "name" | "template" | "data"> & {
            order?: number;
        };
        RundownItemUpdate: components["schemas"]["RundownItemFields"] & {
            order?: number;
            overriddenChannels?: number[];
        };
        Template: {
            id: number;
            name: string;
        };
        NewsroomStatus: "NEW" | "UPDATED" | "MOVED" | "BUSY" | "DELETED" | "NCS CTRL" | "MANUAL CTRL" | "READY" | "NOT READY" | "PLAY" | "STOP";
        NewsroomRundownShort: {
            ncsID: string;
            roID: string;
            roSlug: string;
            status: components["schemas"]["NewsroomStatus"];
            createdAt: string;
            updatedAt: string;
        };
        NewsroomRundownLong: components["schemas"]["NewsroomRundownShort"] & {
            roChannel: string;
            roEdStart: string;
            roEdDur: string;
            roTrigger: string | null;
            macroIn: string | null;
            macroOut: string | null;
            mosExternalMetadata: string;
            readyToAir: boolean;
            items: components["schemas"]["NewsroomRundownItem"][];
        };
        NewsroomRundownItem: {
            storyID: string;
            itemID: string;
            storySlug: string;
            itemSlug: string;
            mosObject: components["schemas"]["MediaObject"];
        };
        MediaObjectShort: {
            objID: string;
            objSlug: string;
            mosAbstract: string;
            objGroup: string | null;
            objTB: string;
            objRev: number;
            objDur: number;
            status: components["schemas"]["NewsroomStatus"];
            objAir: "READY" | "NOT READY";
            objPaths: string | null;
            mosExternalMetadata: string | null;
            createdBy: string;
            created: string;
            changedBy: string;
            changed: string;
            description: string;
            objType: "STILL" | "VIDEO" | "AUDIO";
            template: string;
            data: components["schemas"]["FormData"];
        };
        MediaObject: components["schemas"]["MediaObjectShort"] & {
            buttons: components["schemas"]["Button"][];
        };
        UpdatedMediaObject: components["schemas"]["MediaObjectShort"] & {
            buttons?: components["schemas"]["Button"][];
        };
        MediaObjectUpdate: {
            description?: string;
            data: components["schemas"]["FormData"];
        };
        Graph: {
            id: number;
            name: string;
        };
        GraphLong: components["schemas"]["Graph"] & {
            content: string;
        };
        Rgraph: {
            id: number;
            name: string;
        };
        RgraphLong: components["schemas"]["Rgraph"] & {
            xmlContent: string;
        };
        Ustate: {
            id: number;
            name: string;
        };
        UstateLong: components["schemas"]["Ustate"] & {
            ustateData: string;
        };
        EngineHostId: {
            engineHostId: number;
        };
        Project: {
            projectId: number;
            name?: string;
            version: string;
            sharedFolderName: string;
            maps: string[];
            createdAt: number;
            updatedAt: number;
        };
        LaunchConfig: {
            id?: number;
            name?: string;
            renderers?: number[];
        };
        LaunchConfigCreate: {
            name: string;
            renderers: number[];
        };
        LaunchConfigCreated: {
            id: number;
            renderers: number[];
        };
        RendererDetails: {
            launchConfigId?: number;
            engineId?: number;
            projectId?: number;
            projectMapId?: number | null;
            engineType?: components["schemas"]["EngineType"];
            stateId?: number;
        };
    };
    responses: {
        Success: {
            content: {
                "application/json": components["schemas"]["SuccessResponse"];
            };
        };
        PlainOk: {
            content: {
                "text/plain": string;
            };
        };
        Done: {
        };
        RundownNotFound: {
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        ItemNotFound: {
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        RundownNameRequired: {
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        InvalidConfigId: {
            content: {
                "text/plain": string;
            };
        };
        InvalidParameter: {
            content: {
                "text/plain": string;
            };
        };
        RendererNotListed: {
            content: {
                "text/plain": string;
            };
        };
        InternalError: {
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        EngineId: number;
        EngineIdOfNodes: number;
        EngineIdOfFunctions: number;
        NodePath: string;
        NodePathOfFunctions: string;
        PropertyPath: string;
        PropertyPathToSet: string;
        FunctionPath: string;
        RundownId: number;
        ItemId: number;
        ButtonKey: string;
        NcsId: string;
        RoId: number;
        StoryId: number;
        NewsroomItemId: string;
        NewsroomButtonKey: string;
        ObjId: string;
        GraphId: number;
        RgraphId: number;
        UstateId: number;
        LaunchId: number;
        RendererId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEngines: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Engine"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getEngine: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Engine"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listNodes: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfNodes"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NodeShort"][];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    getNode: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfNodes"];
                nodePath: components["parameters"]["NodePath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NodeShort"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listProperties: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfNodes"];
                nodePath: components["parameters"]["NodePath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NodeProperty"][];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    getProperty: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfNodes"];
                nodePath: components["parameters"]["NodePath"];
                propertyPath: components["parameters"]["PropertyPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NodeProperty"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    setProperty: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfNodes"];
                nodePath: components["parameters"]["NodePath"];
                propertyPath: components["parameters"]["PropertyPathToSet"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NodeProperty"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listFunctions: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfFunctions"];
                nodePath: components["parameters"]["NodePathOfFunctions"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FunctionShort"][];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    getFunction: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfFunctions"];
                nodePath: components["parameters"]["NodePathOfFunctions"];
                functionPath: components["parameters"]["FunctionPath"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FunctionLong"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    callFunction: {
        parameters: {
            path: {
                engineId: components["parameters"]["EngineIdOfFunctions"];
                nodePath: components["parameters"]["NodePathOfFunctions"];
                functionPath: components["parameters"]["FunctionPath"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FunctionTriggerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listRundowns: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Rundown"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    createRundown: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RundownName"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Rundown"];
                };
            };
            422: components["responses"]["RundownNameRequired"];
            500: components["responses"]["InternalError"];
        };
    };
    getRundown: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Rundown"];
                };
            };
            404: components["responses"]["RundownNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteRundown: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
            };
        };
        responses: {
            204: {
            };
            404: components["responses"]["RundownNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    renameRundown: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RundownName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Rundown"];
                };
            };
            404: components["responses"]["RundownNotFound"];
            422: components["responses"]["RundownNameRequired"];
            500: components["responses"]["InternalError"];
        };
    };
    listRundownItems: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RundownItem"][];
                };
            };
            404: components["responses"]["RundownNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    createRundownItem: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RundownItemCreate"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["RundownItemShort"];
                };
            };
            404: components["responses"]["RundownNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    getRundownItem: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
                itemId: components["parameters"]["ItemId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RundownItem"];
                };
            };
            404: components["responses"]["ItemNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteRundownItem: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
                itemId: components["parameters"]["ItemId"];
            };
        };
        responses: {
            204: {
            };
            404: components["responses"]["ItemNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    updateRundownItem: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
                itemId: components["parameters"]["ItemId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RundownItemUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UpdatedRundownItem"];
                };
            };
            404: components["responses"]["ItemNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    triggerRundownItemButton: {
        parameters: {
            path: {
                rundownId: components["parameters"]["RundownId"];
                itemId: components["parameters"]["ItemId"];
                buttonKey: components["parameters"]["ButtonKey"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            404: components["responses"]["ItemNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listTemplates: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listNewsroomRundowns: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NewsroomRundownShort"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listNewsroomRundownsOfSystem: {
        parameters: {
            path: {
                ncsID: components["parameters"]["NcsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NewsroomRundownShort"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getNewsroomRundown: {
        parameters: {
            path: {
                ncsID: components["parameters"]["NcsId"];
                roID: components["parameters"]["RoId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NewsroomRundownLong"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    updateMediaObject: {
        parameters: {
            path: {
                objID: components["parameters"]["ObjId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaObjectUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UpdatedMediaObject"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    triggerNewsroomItemButton: {
        parameters: {
            path: {
                ncsID: components["parameters"]["NcsId"];
                roID: components["parameters"]["RoId"];
                storyID: components["parameters"]["StoryId"];
                itemID: components["parameters"]["NewsroomItemId"];
                buttonKey: components["parameters"]["NewsroomButtonKey"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            404: components["responses"]["ItemNotFound"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listGraphs: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Graph"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getGraph: {
        parameters: {
            path: {
                graphId: components["parameters"]["GraphId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GraphLong"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    loadGraph: {
        parameters: {
            path: {
                graphId: components["parameters"]["GraphId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngineHostId"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listRgraphs: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Rgraph"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getRgraph: {
        parameters: {
            path: {
                rgraphId: components["parameters"]["RgraphId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RgraphLong"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    loadRgraph: {
        parameters: {
            path: {
                rgraphId: components["parameters"]["RgraphId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngineHostId"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listUstates: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Ustate"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getUstate: {
        parameters: {
            path: {
                ustateId: components["parameters"]["UstateId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UstateLong"];
                };
            };
            404: {
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    loadUstate: {
        parameters: {
            path: {
                ustateId: components["parameters"]["UstateId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EngineHostId"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            422: components["responses"]["InvalidParameter"];
            500: components["responses"]["InternalError"];
        };
    };
    listProjects: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    listLaunchConfigs: {
        parameters: {
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LaunchConfig"][];
                };
            };
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    getLaunchConfig: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LaunchConfig"];
                };
            };
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    createLaunchConfig: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchConfigCreate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LaunchConfigCreated"];
                };
            };
            422: {
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    startLaunchConfig: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        responses: {
            200: components["responses"]["PlainOk"];
            404: {
                content: {
                    "text/plain": string;
                };
            };
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    stopLaunchConfig: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    retimeLaunchConfig: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    listRenderers: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": number[];
                };
            };
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    getRenderer: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
                rendererId: components["parameters"]["RendererId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RendererDetails"];
                };
            };
            404: {
                content: {
                    "text/plain": string;
                };
            };
            422: {
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    createRenderer: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RendererDetails"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": number;
                };
            };
            422: {
                content: {
                    "text/plain": string;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    startRenderer: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
                rendererId: components["parameters"]["RendererId"];
            };
        };
        responses: {
            200: components["responses"]["PlainOk"];
            404: components["responses"]["RendererNotListed"];
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
    stopRenderer: {
        parameters: {
            path: {
                launchId: components["parameters"]["LaunchId"];
                rendererId: components["parameters"]["RendererId"];
            };
        };
        responses: {
            200: components["responses"]["PlainOk"];
            404: components["responses"]["RendererNotListed"];
            422: components["responses"]["InvalidConfigId"];
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
